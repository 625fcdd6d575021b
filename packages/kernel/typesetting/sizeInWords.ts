const KILOBYTE = 1024;

/** The size of a file as people read it: `12 kB`, `1.5 MB`, `20 MB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${Number((bytes / KILOBYTE / KILOBYTE).toFixed(1))} MB`;
}
