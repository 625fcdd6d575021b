/** Texts of ours say how they are aligned by WordPress's class names; the text field knows styles only. */
export function alignedByStyle(html: string): string {
  return html.replace(
    /(<(?:p|h[1-6])) class="has-text-align-(left|center|right|justify)"/g,
    '$1 style="text-align: $2"',
  );
}

/** What came back from the text field, aligned in the way in which the text was before. */
export function alignedAsBefore(html: string, before: string): string {
  if (OWN_STYLE.test(before)) return html;
  return html.replace(
    /(<(?:p|h[1-6])) style="text-align: (left|center|right|justify);?"/g,
    '$1 class="has-text-align-$2"',
  );
}

/** A text without what the text field knows about how paragraphs are aligned. */
export function withoutAlignment(html: string): string {
  return html.replace(OWN_STYLES, '$1');
}

const STYLE = String.raw`(<(?:p|h[1-6])) style="text-align: ?(?:left|center|right|justify);?"`;
const OWN_STYLE = new RegExp(STYLE, 'i');
const OWN_STYLES = new RegExp(STYLE, 'gi');
