/** The clipboard, with a memory of our own for where browsers do not let us at theirs. It is shared by all pages. */
const KEPT = 'portico.editor.clipboard';

export function keepCopy(text: string): void {
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // A full or closed storage leaves the browser's own clipboard, which has it too.
  }
}

export async function writeClipboard(text: string): Promise<void> {
  keepCopy(text);
  await navigator.clipboard?.writeText(text).catch(() => {
    // Refused; ours has it.
  });
}

/** What could be pasted, the likeliest first. */
export async function readClipboard(): Promise<readonly string[]> {
  const theirs = await Promise.resolve(navigator.clipboard?.readText()).catch(() => undefined);
  return [theirs, localStorage.getItem(KEPT)].filter((text) => typeof text === 'string');
}
