/** Whether an address is that of a file which browsers play by themselves. */
export function isVideoFile(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return /\.(?:mp4|m4v|webm|ogv)$/i.test(path);
}
