export const RETRY_MS = 300;

/** Runs a function as soon as an element is visible: it may be in a closed tab or accordion. Returns a function to stop. */
export function whenShown(element: HTMLElement, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => {
    if (isShown(element)) run();
    else timer = setTimeout(attempt, RETRY_MS);
  };
  attempt();
  return () => clearTimeout(timer);
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
}
