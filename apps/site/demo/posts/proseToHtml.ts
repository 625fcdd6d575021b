/** The few marks that the demo's posts are written with, as HTML. */
export function proseToHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(block)
    .join('\n');
}

function block(text: string): string {
  if (text.startsWith('## ')) return `<h2>${inline(text.slice(3))}</h2>`;
  if (text.startsWith('> ')) return `<blockquote><p>${inline(text.slice(2))}</p></blockquote>`;
  if (text.startsWith('- '))
    return `<ul>${text
      .split('\n')
      .map((line) => `<li>${inline(line.slice(2))}</li>`)
      .join('')}</ul>`;
  return `<p>${inline(text)}</p>`;
}

function inline(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>');
}
