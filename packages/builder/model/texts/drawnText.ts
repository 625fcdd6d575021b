import { notePresetRules } from './presetRules.ts';
import { type TextRules, textRulesCss, withStyleClasses } from './textStyles.ts';

/** A standalone text as rendered, with its style sheet; empty if it has no styles. */
export function drawnText(html: string): { readonly html: string; readonly css: string } {
  const rules: TextRules = new Map();
  const drawn = withStyleClasses(html, rules);
  notePresetRules(html, rules);
  return { html: drawn, css: textRulesCss(rules) };
}
