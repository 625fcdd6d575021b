const FONT = '_typography';

/** Whether a reference stands for a group of font settings. It bears the name of the switch that turns the group on. */
export function isFontReference(reference: string): boolean {
  return reference.endsWith(FONT);
}

/** Whether a reference to the site's colours or fonts, by its name in `__globals__`, takes the place of a setting. */
export function isCoveredBy(reference: string, setting: string): boolean {
  if (!isFontReference(reference)) return reference === setting;
  return setting.startsWith(reference.slice(0, 1 - FONT.length));
}
