import type { Words } from '../styles/StyleControl.ts';
import type { ReadyControl, StyleTable } from '../styles/styleTable.ts';
import type { Control, Field, FieldGroup } from './Field.ts';
import { labelOfSetting, labelOfWord, sectionOfSetting } from './settingWords.ts';

/**
 * A field for every setting in the style tables without a handwritten field: whatever the page can show, its author can change.
 * Those that depend on another setting bring it along.
 */
export function tableFields(
  tables: readonly StyleTable[],
  written: readonly Field[],
  group: FieldGroup,
): readonly Field[] {
  const taken = new Set(written.map(({ name }) => name.split('.')[0] ?? name));
  const controls = tables.flatMap((table) => table.controls);
  const table = { settings: controls.map(({ setting }) => setting), wanted: wantedValues(controls) };
  const fields: Field[] = [];
  const add = (name: string, entry: Control | null, drawn: ReadyControl): void => {
    if (!entry || taken.has(name)) return;
    taken.add(name);
    const section = sectionOfSetting(name, table.settings);
    const neighbour = written.find((field) => field.section === section);
    fields.push({ ...fieldOf(name, entry, drawn), section, group: neighbour?.group ?? group });
  };
  for (const control of controls) {
    for (const [name, values] of control.conditions)
      if (!table.settings.includes(name) && !isSwitch(name))
        add(name, chosenFor(name, values, table), control);
    for (const [name, part] of [[control.setting, control] as const, ...control.used])
      if (part.kind === 'site-font' || !isSwitch(name)) add(name, entryFor(name, part, table), control);
  }
  return fields;
}

interface Table {
  readonly settings: readonly string[];
  /** Values of a setting that others depend on. */
  readonly wanted: ReadonlyMap<string, ReadonlySet<string>>;
}

function wantedValues(controls: readonly ReadyControl[]): Table['wanted'] {
  const wanted = new Map<string, Set<string>>();
  for (const { conditions } of controls)
    for (const [name, values] of conditions)
      wanted.set(
        name,
        new Set([...(wanted.get(name) ?? []), ...values.filter((value) => !/^\*?$/.test(value))]),
      );
  return wanted;
}

function fieldOf(name: string, control: Control, drawn: ReadyControl): Omit<Field, 'group'> {
  const isForHover =
    /_hover(?:_|$)|^hover_/.test(name) || drawn.parts.some((part) => /:(?:hover|focus)/.test(part));
  const conditions = drawn.conditions.filter(([other]) => other !== name);
  const turnsOn = Object.fromEntries([
    ...conditions.flatMap(([other, wanted]) => {
      const value = switchValue(other, wanted);
      return value === undefined ? [] : [[other, value]];
    }),
    ...(isSwitch(drawn.setting) && drawn.kind === 'word' ? [[drawn.setting, 'custom']] : []),
  ]);
  const needed = isChosen(name) ? [] : conditions.filter(([other]) => !(other in turnsOn));
  return {
    name,
    label: labelOfSetting(name),
    control,
    isRare: true,
    ...(isForHover && { isForHover }),
    ...(!drawn.isForAllDevices && control.kind !== 'site-font' && !isChosen(name) && { isPerDevice: true }),
    ...(Object.keys(turnsOn).length > 0 && !isChosen(name) && control.kind !== 'site-font' && { turnsOn }),
    ...(needed.length > 0 && {
      isShown: (entered) => needed.every(([other, wanted]) => isMet(entered[other], wanted)),
    }),
  };
}

/** Settings that only enable others: entering one of those turns them on. */
function isSwitch(name: string): boolean {
  return SWITCH.test(name);
}

const SWITCH =
  /_(?:typography|box_shadow_type|text_shadow_type|text_stroke_type|css_filter)$|_popover(?:_hover)?$/;

/** The type of a background, which decides which other settings apply. */
function isChosen(name: string): boolean {
  return /_background$/.test(name);
}

/** What a setting turns on when entered: the first value it depends on, if an author would not choose between them. */
function switchValue(name: string, wanted: readonly string[]): string | undefined {
  if (wanted.includes('')) return undefined;
  if (isSwitch(name)) return wanted[0] === '*' ? 'yes' : wanted[0];
  return isChosen(name) && wanted.includes('classic') ? 'classic' : undefined;
}

function isMet(value: unknown, wanted: readonly string[]): boolean {
  const isEmpty = value === undefined || value === null || value === '';
  if (isEmpty) return wanted.includes('');
  return wanted.includes('*') || wanted.includes(String(value));
}

function entryFor(name: string, { kind, words }: Part, table: Table): Control | null {
  switch (kind) {
    case 'length':
      return { kind: 'size', units: unitsFor(name) };
    case 'sides':
    case 'each-side':
      return { kind: 'sides', units: ['px', '%', 'em', 'rem'] };
    case 'gap':
      return { kind: 'gap', units: ['px', 'em', 'rem'] };
    case 'tracks':
    case 'lines':
      return { kind: 'size', units: ['fr'], max: 12 };
    case 'color':
      return { kind: 'color' };
    case 'picture':
      return { kind: 'media' };
    case 'font':
      return { kind: 'font' };
    case 'box-shadow':
      return { kind: 'shadow', hasSpread: true };
    case 'text-shadow':
      return { kind: 'shadow', hasSpread: false };
    case 'site-font':
      return { kind: 'site-font' };
    case 'cut':
      return null;
    case 'number':
      return numberFor(name);
    case 'word':
      return chosenFor(name, words ? wordsIn(words) : [], table);
  }
}

type Part = Pick<ReadyControl, 'kind' | 'words'>;

/** A choice between a setting's keywords, and those that others depend on. */
function chosenFor(name: string, words: readonly string[], { wanted }: Table): Control | null {
  const all = [...new Set([...words, ...(wanted.get(name) ?? [])])].filter((word) => !/^\*?$/.test(word));
  if (all.length === 0) return words.includes('*') ? { kind: 'switch' } : null;
  if (all.length === 1 && all[0] === 'yes') return { kind: 'switch' };
  const choices = all
    // Older documents write `center-left` for `center left`.
    .filter((word) => !word.includes('-') || !all.includes(word.replace('-', ' ')))
    .map((value) => ({ value, label: labelOfWord(value) }));
  return { kind: 'choice', choices: [{ value: '', label: 'Default' }, ...choices] };
}

function wordsIn(words: Words): readonly string[] {
  return Array.isArray(words) ? words : Object.keys(words);
}

function unitsFor(name: string): readonly string[] {
  if (/angle/.test(name)) return ['deg'];
  if (/_stop$/.test(name)) return ['%'];
  if (/duration|transition/.test(name)) return ['s', 'ms'];
  return ['px', '%', 'em', 'rem', 'vw', 'vh'];
}

function numberFor(name: string): Control {
  if (/opacity/.test(name)) return { kind: 'number', min: 0, max: 1, step: 0.05, unit: 'px' };
  if (/_transition_hover$/.test(name)) return { kind: 'number', min: 0, max: 10_000, step: 50, unit: 'px' };
  if (/transition|duration/.test(name)) return { kind: 'number', min: 0, max: 10, step: 0.1, unit: 'px' };
  if (/rotate|skew/.test(name)) return { kind: 'number', min: -360, max: 360, unit: 'deg' };
  if (/scale/.test(name)) return { kind: 'number', min: 0, max: 10, step: 0.1, unit: 'px' };
  if (/filters?_/.test(name)) return { kind: 'number', min: 0, max: 360, unit: 'px' };
  return { kind: 'number' };
}
