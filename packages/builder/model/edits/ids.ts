const LIBRARY_MADE = /-([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An element's id from Puck's: its own, or one cut from Puck's. */
export function elementIdOf(libraryId: string): string {
  return LIBRARY_MADE.exec(libraryId)?.[1] ?? libraryId;
}

/** Whether an id can be used in URLs, selectors and Puck's own maps. */
export function isLibraryId(id: string): boolean {
  return /^[\w-]{1,40}$/.test(id) && !(id in Object.prototype) && id !== 'root' && !LIBRARY_MADE.test(id);
}

/** Eight hexadecimal digits, the same for the same text. */
export function idFromText(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
