const MEGABYTE = 1024 * 1024;

/** The size of a file as people read it: `1.5 MB`, `20 MB`. */
export function megabytesInWords(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  return megabytes > 0 && megabytes < 0.1 ? 'under 0.1 MB' : `${Number(megabytes.toFixed(1))} MB`;
}
