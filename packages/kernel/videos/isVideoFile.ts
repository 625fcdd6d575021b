/** Whether a URL is that of a file that browsers play natively. */
export function isVideoFile(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return /\.(?:mp4|m4v|webm|ogv)$/i.test(path);
}
