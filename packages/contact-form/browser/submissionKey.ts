const keys = new WeakMap<HTMLFormElement, string>();

/**
 * Tells the server which attempts are the same message: two clicks, or a retry after a lost response. After a response, the
 * next message gets a new key.
 */
export function submissionKey(form: HTMLFormElement): { value: string; settle(): void } {
  const value = keys.get(form) ?? newKey();
  keys.set(form, value);
  return { value, settle: () => void keys.delete(form) };
}

/** `randomUUID` exists only in secure contexts; this works everywhere. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
