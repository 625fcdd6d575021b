/** Values of the same setting that are not drawn, because they are not safe or cannot be read. */
export interface DroppedValue {
  /** The kind of element: a widget's name, `Container`, or `Page`. */
  readonly place: string;
  /** The first element with it; empty for the page itself. */
  readonly element: string;
  readonly setting: string;
  /** What an author calls the setting. */
  readonly label: string;
  /** The beginning of the value. */
  readonly value: string;
  /** How many elements have it. */
  readonly times: number;
}

export interface DroppedValues {
  readonly values: DroppedValue[];
  /** How many more there are. */
  readonly more: number;
}

type Found = Pick<DroppedValue, 'place' | 'element' | 'setting' | 'label'>;

/** Collects what is dropped. The same value of the same setting is one entry, however often it occurs. */
export function droppedList() {
  const entries = new Map<string, DroppedValue>();
  const noted = new Set<string>();
  let more = 0;
  return {
    note(found: Found, value: unknown): void {
      const text = quoted(value);
      const key = [found.place, found.setting, text].join('\n');
      const own = `${found.element}\n${key}`;
      if (noted.has(own)) return;
      noted.add(own);
      const known = entries.get(key);
      if (known) entries.set(key, { ...known, times: known.times + 1 });
      else if (entries.size < MOST_ENTRIES) entries.set(key, { ...found, value: text, times: 1 });
      else more += 1;
    },
    list: (): DroppedValues => ({ values: [...entries.values()], more }),
  };
}

export type DroppedList = ReturnType<typeof droppedList>;

const MOST_ENTRIES = 40;
const LONGEST_VALUE = 80;

/** In one line, and no longer than fits into a list. */
function quoted(value: unknown): string {
  const text = (typeof value === 'string' ? value.slice(0, LONGEST_READ) : writtenOut(value))
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  const characters = [...text];
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE).join('')}…` : text;
}

const LONGEST_READ = 1_000;

/** Only its first members, since a value of a wrong type may be of any size. */
function writtenOut(value: unknown): string {
  let left = 20;
  return JSON.stringify(value, (_, entry: unknown) => {
    if (typeof entry === 'string') return entry.slice(0, LONGEST_VALUE);
    if (typeof entry !== 'object' || entry === null) return entry;
    left -= 1;
    if (left < 0) return '…';
    return Array.isArray(entry) ? entry.slice(0, 5) : Object.fromEntries(Object.entries(entry).slice(0, 5));
  });
}
