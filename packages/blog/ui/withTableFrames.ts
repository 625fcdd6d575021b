/** Makes wide tables of a sanitised text scrollable, also by keyboard. */
export function withTableFrames(html: string, label: string): string {
  let count = 0;
  return html
    .replace(/<table\b/g, () => {
      count += 1;
      const name = count === 1 ? label : `${label} ${count}`;
      return `<div class="p-table-frame" role="region" tabindex="0" aria-label="${name}"><table`;
    })
    .replace(/<\/table>/g, '</table></div>');
}
