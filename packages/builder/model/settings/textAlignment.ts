/**
 * Texts say how they are aligned by WordPress's class names, because no stored text may carry a style; the text field knows
 * styles only.
 */
export function alignedByStyle(html: string): string {
  return html.replace(
    /(<(?:p|h[1-6])) class="has-text-align-(left|center|right|justify)"/g,
    '$1 style="text-align: $2"',
  );
}

/** The inverse of `alignedByStyle`. */
export function alignedByClass(html: string): string {
  return html.replace(
    /(<(?:p|h[1-6])) style="text-align: (left|center|right|justify);?"/g,
    '$1 class="has-text-align-$2"',
  );
}
