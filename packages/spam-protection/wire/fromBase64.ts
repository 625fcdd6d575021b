/** Separate from the encoding: the part of the browser side that every page loads only encodes. */
export function fromBase64(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
}
