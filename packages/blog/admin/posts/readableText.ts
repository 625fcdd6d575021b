/** HTML as text for diffs: one line per paragraph, with pictures and links named. */
export function readableText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of page.querySelectorAll('img'))
    picture.replaceWith(`[picture: ${picture.alt || picture.getAttribute('src') || ''}]`);
  for (const block of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, figure, tr, hr'))
    block.append('\n\n');
  return (page.body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
