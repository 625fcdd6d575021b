/** Lets the tables of a cleaned text scroll by themselves where the screen is narrower, from the keyboard too. */
export function withTableFrames(html: string, label: string): string {
  return html
    .replace(
      /<table\b/g,
      `<div class="p-table-frame" role="region" tabindex="0" aria-label="${label}"><table`,
    )
    .replace(/<\/table>/g, '</table></div>');
}
