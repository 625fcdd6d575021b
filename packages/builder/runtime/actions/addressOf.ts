/** Links inside drawings keep their address elsewhere. */
export function addressOf(link: Element): string | null {
  return link.getAttribute('href') ?? link.getAttribute('xlink:href');
}
