import { isRecord, type Settings } from '../settings/read.ts';
import { notePresetRules } from './presetRules.ts';
import { type TextRules, withStyleClasses } from './textStyles.ts';

/** An element's settings with its texts as rendered. The same object if there are no styles in them. Never stored. */
export function withDrawnTexts(settings: Settings): Settings {
  const drawn = changed(settings, withStyleClasses, DEEPEST);
  return isRecord(drawn) ? drawn : settings;
}

/** Collects the styles in an element's texts. */
export function noteTextRules(settings: Settings, rules: TextRules): void {
  visit(settings, rules, DEEPEST);
}

const DEEPEST = 12;

function visit(value: unknown, rules: TextRules, depth: number): void {
  if (typeof value === 'string') {
    if (!value.includes('<')) return;
    withStyleClasses(value, rules);
    notePresetRules(value, rules);
  } else if (depth > 0 && typeof value === 'object' && value !== null && !isMeasure(value))
    for (const name in value) visit(value[name as keyof typeof value], rules, depth - 1);
}

/** Sizes and boxes are most of a page's settings, and contain no text. */
function isMeasure(value: object): boolean {
  return 'unit' in value && ('size' in value || 'isLinked' in value);
}

function changed(value: unknown, change: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return change(value);
  if (depth === 0) return value;
  if (Array.isArray(value)) {
    const next = value.map((one) => changed(one, change, depth - 1));
    return next.every((one, index) => one === value[index]) ? value : next;
  }
  if (!isRecord(value)) return value;
  const next: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    const drawn = changed(one, change, depth - 1);
    if (drawn !== one) next[name] = drawn;
  }
  return Object.keys(next).length > 0 ? { ...value, ...next } : value;
}
