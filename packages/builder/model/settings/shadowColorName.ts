/**
 * The key in `__globals__` for a shadow's colour. A shadow is one setting with several parts, and Elementor treats a reference
 * under the setting's own name as all of it.
 */
export function shadowColorName(setting: string): string {
  return `${setting}.color`;
}
