import { USUAL_FONTS } from './typography.ts';
import { fontFamily, typographyVariable } from './values.ts';

/** Elementor's own fonts, for a document that counts on its look. What the kit of its site says comes later, and counts more. */
export function usualFonts(document: string): string {
  const declarations = USUAL_FONTS.map(([name, family, weight]) => {
    const variable = typographyVariable(name);
    return `${variable}-font-family:${fontFamily(family)};${variable}-font-weight:${weight}`;
  });
  return `@layer elementor{${document}{${declarations.join(';')}}}`;
}
