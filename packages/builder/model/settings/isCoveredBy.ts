const FONT = '_typography';

/** Whether a reference replaces a group of font settings. It has the name of the group's switch. */
export function isFontReference(reference: string): boolean {
  return reference.endsWith(FONT);
}

/** Whether a reference in `__globals__` replaces a setting. */
export function isCoveredBy(reference: string, setting: string): boolean {
  if (!isFontReference(reference)) return reference === setting;
  return setting.startsWith(reference.slice(0, 1 - FONT.length));
}
