import { splitDropCap } from './splitDropCap.ts';

/** HTML with the first letter of its first paragraph wrapped, so that pages from our server need no script for it. */
export function dropCapHtml(html: string): string {
  const paragraph = /<p(?:\s[^<>]*)?>/i.exec(html);
  if (!paragraph || html.includes('elementor-drop-cap')) return html;
  const start = paragraph.index + paragraph[0].length;
  const end = start + (/^[^<]*/.exec(html.slice(start))?.[0].length ?? 0);
  const capped = capText(html.slice(start, end));
  return capped === null ? html : html.slice(0, start) + capped + html.slice(end);
}

/** Text in HTML: a character reference counts as one letter. */
function capText(text: string): string | null {
  const spaced = text.replaceAll(/&nbsp;|&#160;/g, '\u00a0');
  const reference = /^\s*(&[#\w]+;)(.*)$/s.exec(spaced);
  // Any letter replaces the reference while the rest is split.
  const split = splitDropCap(reference ? `x${reference[2]}` : spaced);
  if (!split) return null;
  const letter = reference?.[1] ?? split.letter;
  return `<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">${letter}</span></span>${split.rest}`;
}
