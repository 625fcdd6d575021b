/** Escapes text for a template: neither HTML nor template tags. */
export function asText(text: string): string {
  return escaped(text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`));
}

/** Escapes HTML for a template, so that nothing in it is a template tag. */
export function escaped(html: string): string {
  return html.replace(/[[\]]/g, (bracket) => `&#${bracket.charCodeAt(0)};`);
}

/** A quoted value within a tag, which must not contain brackets, bars or line breaks. */
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
