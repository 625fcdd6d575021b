/** Where to go afterwards, if it is on this site. */
export function safeReturn(address: string | null, origin: string): string | null {
  if (!address) return null;
  if (/^\/(?![/\\])/.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.host === new URL(origin).host ? url.href : null;
}
