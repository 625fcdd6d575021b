/**
 * Under which name `__globals__` has the site's colour for a shadow. A shadow is one setting of several parts, and Elementor
 * reads a reference under the setting's own name as all of it.
 */
export function shadowColorName(setting: string): string {
  return `${setting}.color`;
}
