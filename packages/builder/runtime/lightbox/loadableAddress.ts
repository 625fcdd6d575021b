/** The absolute URL if a picture or video may be loaded from it; `null` for scripts, data URLs and invalid ones. */
export function loadableAddress(address: unknown, base: string): string | null {
  if (typeof address !== 'string' || address.trim() === '') return null;
  try {
    const url = new URL(address, base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
