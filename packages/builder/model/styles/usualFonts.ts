import { USUAL_FONTS } from './typography.ts';
import { fontFamily, typographyVariable } from './values.ts';

/** Elementor's own fonts, for a document that relies on its look. The site's kit comes later, and overrides them. */
export function usualFonts(document: string): string {
  const declarations = USUAL_FONTS.map(([name, family, weight]) => {
    const variable = typographyVariable(name);
    return `${variable}-font-family:${fontFamily(family)};${variable}-font-weight:${weight}`;
  });
  return `@layer elementor{${document}{${declarations.join(';')}}}`;
}
