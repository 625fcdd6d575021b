import { wordsShape } from '../atomic/shapes.ts';
import { textOf } from '../settings/read.ts';
import { type AtomicEntries, type MakeId, nameIn, withElements } from './atomicItems.ts';
import { ATOMIC_BOXES, type EditorItem, settingsOf, withSettings } from './EditorItem.ts';
import { elementIdOf } from './ids.ts';
import { withNewIds } from './moves.ts';
import { atomicItem, atomicText, atomicWidget } from './newAtomic.ts';

/** Field types of a version 4 form. */
export const FIELD_KINDS: Readonly<Record<string, string>> = {
  'e-form-input': 'Single line',
  'e-form-textarea': 'Multiple lines',
  'e-form-select': 'Drop-down list',
  'e-form-checkbox': 'Checkbox',
  'e-form-radio-button': 'Radio buttons',
  'e-form-date-picker': 'Date',
  'e-form-time-picker': 'Time',
  'e-form-file-upload': 'File',
};

/** Fields of a version 4 form: inputs anywhere in it, with their labels. */
export const formEntries: AtomicEntries = {
  list: (form) =>
    unitsIn(form).map(({ input, label }, index) => ({
      id: input.props.id,
      words: textOf(label && wordsOf(label, 'text')),
      name:
        [label && wordsOf(label, 'text'), wordsOf(input, 'placeholder'), wordsOf(input, '_cssid')]
          .map(plain)
          .find(Boolean) ?? `Field ${index + 1}`,
    })),
  rename(form, index, words, makeId) {
    const unit = unitsIn(form)[index];
    if (!unit) return form;
    const { input, label } = unit;
    if (label) return at(form, unit.path, (list) => swapped(list, label, withText(label, 'text', words)));
    // An input without a label gets one, and an id for it.
    const name = plain(wordsOf(input, '_cssid')) || nameFor(input);
    return at(form, unit.inside, (list) => {
      const place = list.findIndex(({ props }) => props.id === input.props.id);
      const named = list.with(place, withText(input, '_cssid', name));
      return named.toSpliced(place, 0, newLabel(words, name, makeId));
    });
  },
  move(form, from, to) {
    const [one, other] = [unitsIn(form)[from], unitsIn(form)[to]];
    if (!one || !other || from === to || one.path.join() !== other.path.join()) return form;
    return at(form, one.path, (list) => {
      const moved = list.slice(one.start, one.end);
      const without = list.toSpliced(one.start, moved.length);
      const place = one.start < other.start ? other.end - moved.length : other.start;
      return without.toSpliced(place, 0, ...moved);
    });
  },
  remove(form, index) {
    const unit = unitsIn(form)[index];
    return unit ? at(form, unit.path, (list) => list.toSpliced(unit.start, unit.end - unit.start)) : form;
  },
  copy(form, index, makeId) {
    const unit = unitsIn(form)[index];
    if (!unit) return form;
    return at(form, unit.path, (list) => {
      const copies = withNewIds(list.slice(unit.start, unit.end), () => makeId('e-form-copy'));
      return list.toSpliced(unit.end, 0, ...renamedCopies(copies));
    });
  },
  add(form, makeId, kind = 'e-form-input') {
    const last = unitsIn(form).at(-1);
    const made = newField(Object.hasOwn(FIELD_KINDS, kind) ? kind : 'e-form-input', makeId);
    if (last) return at(form, last.path, (list) => list.toSpliced(last.end, 0, ...made));
    return at(form, [], (list) => {
      const end = list.findIndex(({ type }) => ENDS.includes(type));
      return list.toSpliced(end < 0 ? list.length : end, 0, ...made);
    });
  },
};

/** What follows all fields. */
const ENDS = ['e-form-submit-button', 'e-form-success-message', 'e-form-error-message'];

/** Name, email address, message and a button, with the messages shown afterwards. */
export function newForm(makeId: MakeId): EditorItem {
  const field = (words: string, name: string, type: string, more: Readonly<Record<string, unknown>> = {}) => [
    newLabel(words, name, makeId),
    atomicWidget(type, { _cssid: atomicText(name), ...more }, makeId),
  ];
  const says = (type: string, words: string) =>
    atomicItem(type, makeId, [atomicWidget('e-paragraph', { paragraph: atomicText(words) }, makeId)]);
  return atomicItem(
    'e-form',
    makeId,
    [
      ...field('Name', 'name', 'e-form-input', { type: atomicText('text') }),
      ...field('E-mail', 'email', 'e-form-input', {
        ...{ type: atomicText('email'), required: { $$type: 'boolean', value: true } },
      }),
      ...field('Message', 'message', 'e-form-textarea'),
      atomicWidget('e-form-submit-button', { text: atomicText('Send') }, makeId),
      says('e-form-success-message', 'Thank you. Your message has been sent.'),
      says('e-form-error-message', 'Your message could not be sent. Please try again.'),
    ],
    { 'form-name': atomicText('Contact') },
  );
}

interface Unit {
  readonly input: EditorItem;
  readonly label: EditorItem | null;
  /** Path to the list that contains it, as indices. */
  readonly path: readonly number[];
  readonly start: number;
  readonly end: number;
  /** Path to the list that contains the input: a row around it and its label belongs to the field. */
  readonly inside: readonly number[];
}

function unitsIn(form: EditorItem): readonly Unit[] {
  return unitsOf(form.props.elements ?? [], []);
}

function unitsOf(list: readonly EditorItem[], path: readonly number[]): readonly Unit[] {
  return list.flatMap((item, index): readonly Unit[] => {
    if (Object.hasOwn(FIELD_KINDS, item.type)) {
      const name = plain(wordsOf(item, '_cssid'));
      const [before, after] = [list[index - 1], list[index + 1]];
      if (isLabelOf(before, name))
        return [{ input: item, label: before, path, start: index - 1, end: index + 1, inside: path }];
      if (isLabelOf(after, name))
        return [{ input: item, label: after, path, start: index, end: index + 2, inside: path }];
      return [{ input: item, label: null, path, start: index, end: index + 1, inside: path }];
    }
    const within = unitsOf(item.props.elements ?? [], [...path, index]);
    const [only] = within;
    const isRow =
      within.length === 1 &&
      ATOMIC_BOXES.some((box) => box === item.type) &&
      only?.path.length === path.length + 1 &&
      only.start === 0 &&
      only.end === item.props.elements?.length;
    return isRow && only ? [{ ...only, path, start: index, end: index + 1 }] : within;
  });
}

function isLabelOf(item: EditorItem | undefined, name: string): item is EditorItem {
  return item?.type === 'e-form-label' && name !== '' && plain(wordsOf(item, 'input-id')) === name;
}

/** Changes the list at a path in the form. */
function at(
  item: EditorItem,
  [first, ...path]: readonly number[],
  change: (list: readonly EditorItem[]) => readonly EditorItem[],
): EditorItem {
  const list = item.props.elements ?? [];
  if (first === undefined) return withElements(item, change(list));
  const child = list[first];
  return child ? withElements(item, list.with(first, at(child, path, change))) : item;
}

/** Replaces an item of the list, or of a row in it. */
function swapped(list: readonly EditorItem[], before: EditorItem, after: EditorItem): readonly EditorItem[] {
  return list.map((item) => {
    if (item.props.id === before.props.id) return after;
    const { elements } = item.props;
    return elements?.some(({ props }) => props.id === before.props.id)
      ? withElements(item, swapped(elements, before, after))
      : item;
  });
}

/** Copies get their own names, and labels for them. */
function renamedCopies(copies: readonly EditorItem[]): readonly EditorItem[] {
  const names = new Map<string, string>();
  const visit = (item: EditorItem): void => {
    const name = plain(wordsOf(item, '_cssid'));
    if (Object.hasOwn(FIELD_KINDS, item.type) && name) names.set(name, nameFor(item));
    item.props.elements?.forEach(visit);
  };
  copies.forEach(visit);
  const renamed = (item: EditorItem): EditorItem => {
    const setting = item.type === 'e-form-label' ? 'input-id' : '_cssid';
    const name = names.get(plain(wordsOf(item, setting)));
    const own = name === undefined ? item : withText(item, setting, name);
    return own.props.elements ? withElements(own, own.props.elements.map(renamed)) : own;
  };
  return copies.map(renamed);
}

function newField(kind: string, makeId: MakeId): readonly EditorItem[] {
  const input = atomicWidget(kind, {}, makeId);
  const name = nameFor(input);
  const options = {
    $$type: 'options',
    value: ['One', 'Two'].map((word) => ({
      $$type: 'key-value',
      value: { key: atomicText(word), value: atomicText(word) },
    })),
  };
  const settings = { _cssid: atomicText(name), ...(kind === 'e-form-select' && { options }) };
  const made = withSettings(input, settings);
  const label = newLabel('A question', name, makeId);
  const isTicked = kind === 'e-form-checkbox' || kind === 'e-form-radio-button';
  return isTicked ? [made, label] : [label, made];
}

function newLabel(words: string, name: string, makeId: MakeId): EditorItem {
  return atomicWidget('e-form-label', { text: atomicText(words), 'input-id': atomicText(name) }, makeId);
}

/** Stable and unique per element. */
function nameFor({ props }: EditorItem): string {
  return `field-${elementIdOf(props.id)}`;
}

function wordsOf({ props }: EditorItem, setting: string): unknown {
  return wordsShape.read(settingsOf(props)[setting]);
}

function withText(item: EditorItem, setting: string, words: string): EditorItem {
  const settings = settingsOf(item.props);
  return withSettings(item, { ...settings, [setting]: wordsShape.write(words, settings[setting]) });
}

function plain(words: unknown): string {
  return nameIn(textOf(words));
}
