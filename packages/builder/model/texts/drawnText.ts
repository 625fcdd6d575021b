import { notePresetRules } from './presetRules.ts';
import { type TextRules, textRulesCss, withStyleClasses } from './textStyles.ts';

/** A text that stands alone, as it is drawn, with the sheet that this needs; empty where it says nothing of its looks. */
export function drawnText(html: string): { readonly html: string; readonly css: string } {
  const rules: TextRules = new Map();
  const drawn = withStyleClasses(html, rules);
  notePresetRules(html, rules);
  return { html: drawn, css: textRulesCss(rules) };
}
