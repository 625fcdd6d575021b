/** Links in SVG may have their URL in another attribute. */
export function addressOf(link: Element): string | null {
  return link.getAttribute('href') ?? link.getAttribute('xlink:href');
}
