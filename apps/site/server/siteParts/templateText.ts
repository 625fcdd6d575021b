/** Words for a template: neither HTML nor a tag, whatever stands in them. */
export function asText(text: string): string {
  return escaped(text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`));
}

/** HTML for a template, in which nothing is a tag of the template. */
export function escaped(html: string): string {
  return html.replace(/[[\]]/g, (bracket) => `&#${bracket.charCodeAt(0)};`);
}

/** A value between quotes inside of a tag, where no bracket, bar or line break can stand. */
export function quoted(text: string): string {
  const words = text
    .replace(/\s+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('|', '/')
    .trim();
  if (!words.includes('"')) return `"${words}"`;
  return words.includes("'") ? `"${words.replaceAll('"', '”')}"` : `'${words}'`;
}
