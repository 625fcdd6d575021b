/** Our texts are aligned with WordPress's class names; the text field only knows styles. */
export function alignedByStyle(html: string): string {
  return html.replace(
    /(<(?:p|h[1-6])) class="has-text-align-(left|center|right|justify)"/g,
    '$1 style="text-align: $2"',
  );
}

/** The text field's result, aligned the way the text was before. */
export function alignedAsBefore(html: string, before: string): string {
  if (OWN_STYLE.test(before)) return html;
  return html.replace(
    /(<(?:p|h[1-6])) style="text-align: (left|center|right|justify);?"/g,
    '$1 class="has-text-align-$2"',
  );
}

/** A text without the text field's alignment styles. */
export function withoutAlignment(html: string): string {
  return html.replace(OWN_STYLES, '$1');
}

const STYLE = String.raw`(<(?:p|h[1-6])) style="text-align: ?(?:left|center|right|justify);?"`;
const OWN_STYLE = new RegExp(STYLE, 'i');
const OWN_STYLES = new RegExp(STYLE, 'gi');
