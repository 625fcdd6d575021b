const keys = new WeakMap<HTMLFormElement, string>();

/**
 * Tells the server which attempts are the same message: two clicks, or another try after the answer was lost. Once an
 * answer has come, the next message has a key of its own.
 */
export function submissionKey(form: HTMLFormElement): { value: string; settle(): void } {
  const value = keys.get(form) ?? newKey();
  keys.set(form, value);
  return { value, settle: () => void keys.delete(form) };
}

/** `randomUUID` is only there on safe pages; this is there everywhere. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
