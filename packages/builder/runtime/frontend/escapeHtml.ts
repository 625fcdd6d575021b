const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
};

/** Text as it stands in markup, in attributes as well. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => ENTITIES[character] ?? character);
}
