/** What a Google Maps URL shows, as words or coordinates; `null` for other URLs. */
export function placeOnMap(address: string): string | null {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!/^https?:$/.test(url.protocol) || !HOST.test(url.hostname)) return null;
  if (!/^(?:\/maps\b|\/?$)/.test(url.pathname)) return null;
  const shown = url.searchParams.get('pb') ?? '';
  const [, name] = /!1s0x[^!]*!2s([^!]+)/.exec(shown) ?? [];
  const [, longitude, latitude] = /!2d(-?[\d.]{1,30})!3d(-?[\d.]{1,30})/.exec(shown) ?? [];
  return url.searchParams.get('q') || name || (latitude ? `${latitude},${longitude}` : null);
}

const HOST = /^(?:www\.|maps\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;
