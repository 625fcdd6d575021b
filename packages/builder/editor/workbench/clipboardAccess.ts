/** The clipboard, with our own fallback where browsers deny access. Shared by all pages. */
const KEPT = 'portico.editor.clipboard';

export function keepCopy(text: string): void {
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // If the storage is full or unavailable, the browser's own clipboard still has it.
  }
}

export async function writeClipboard(text: string): Promise<void> {
  keepCopy(text);
  await navigator.clipboard?.writeText(text).catch(() => {
    // Access denied; our fallback has it.
  });
}

/** What could be pasted, most likely first. */
export async function readClipboard(): Promise<readonly string[]> {
  const theirs = await Promise.resolve(navigator.clipboard?.readText()).catch(() => undefined);
  return [theirs, localStorage.getItem(KEPT)].filter((text) => typeof text === 'string');
}
