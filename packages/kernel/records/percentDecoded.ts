/** Text from an address, a cookie or an attribute; as it is, or the second argument, if a percent sign in it is no escape. */
export function percentDecoded(text: string, otherwise = text): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}
