/** Parses what anybody may have written: what is not JSON becomes the second argument. */
export function parsedJson(text: string, otherwise?: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}
