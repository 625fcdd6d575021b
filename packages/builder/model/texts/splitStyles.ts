/**
 * Markup without its `<style>` elements, and their content. Authors of free Elementor add CSS this way; our pages have no
 * inline styles. Scanned once, in linear time.
 */
export function splitStyles(html: string): { readonly html: string; readonly css: string } {
  const kept: string[] = [];
  const sheets: string[] = [];
  let at = 0;
  for (let tag = find(OPENING, html, at); tag; tag = find(OPENING, html, at)) {
    kept.push(html.slice(at, tag.from));
    // As in browsers: an unclosed element extends to the end.
    const end = find(CLOSING, html, tag.to);
    sheets.push(html.slice(tag.to, end?.from));
    at = end?.to ?? html.length;
  }
  if (sheets.length === 0) return { html, css: '' };
  kept.push(html.slice(at));
  return { html: kept.join(''), css: sheets.map(withoutMarks).filter(Boolean).join('\n') };
}

const OPENING = /<style(?:[\s/][^>]*)?(?:>|$)/gi;
const CLOSING = /<\/style(?:[\s/][^>]*)?(?:>|$)/gi;

function find(pattern: RegExp, text: string, at: number): { from: number; to: number } | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found && { from: found.index, to: pattern.lastIndex };
}

/** Old style sheets are wrapped in an HTML comment. */
function withoutMarks(css: string): string {
  return css.replaceAll('<!--', '').replaceAll('-->', '').trim();
}
