/** HTML of ours with its own addresses made whole: a reader of feeds does not know where it came from. */
export function absoluteLinks(html: string, origin: string): string {
  return html
    .replace(
      /(\s(?:href|src|poster)=")(\/(?!\/))/g,
      (_match, before: string, slash: string) => before + origin + slash,
    )
    .replace(/(\ssrcset=")([^"]*)/g, (_match, before: string, list: string) => {
      const whole = list.replace(
        /(^|,\s*)(\/(?!\/))/g,
        (_found, comma: string, slash: string) => comma + origin + slash,
      );
      return before + whole;
    });
}
