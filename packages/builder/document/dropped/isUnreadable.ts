import { isRecord, numberOf } from '../../model/settings/read.ts';
import { knownOf, meantBy, type PageDevices } from '../../model/styles/knownTables.ts';
import { readValue } from '../../model/styles/readValue.ts';
import type { ValueKind, Words } from '../../model/styles/StyleControl.ts';
import type { StyleTable } from '../../model/styles/styleTable.ts';

/** Whether a table draws a setting of this name, but nothing that draws it can read the value. */
export function isUnreadable(name: string, value: unknown, table: StyleTable, devices: PageDevices): boolean {
  if (!isEntered(value)) return false;
  const meant = meantBy(name, knownOf(table, devices), table);
  if (!meant) return false;
  const base = meant.on.device === 'desktop' ? name : name.slice(0, -meant.on.device.length - 1);
  const readers = meant.places.flatMap((place) => {
    const control = table.controls[place];
    if (!control) return [];
    const used = control.used.filter(([other]) => other === base).map(([, part]) => part);
    return control.setting === base ? [control, ...used] : used;
  });
  return readers.length > 0 && readers.every(({ kind, words }) => !canRead(kind, value, words));
}

function canRead(kind: ValueKind, value: unknown, words?: Words): boolean {
  // A global font's own setting says `custom`, and a picture may be one of the site's that has no address yet.
  if (kind === 'site-font') return typeof value === 'string';
  // Choices that change nothing are no words of ours.
  if (kind === 'word') return typeof value === 'string' ? !LEAVES.test(value) : typeof value === 'number';
  if (kind === 'picture' && isRecord(value) && !value.url) return true;
  if (kind === 'cut' && isRecord(value))
    return [value.width, value.height].some((one) => numberOf(one) !== null);
  // One of both gaps is not drawn, as with Elementor, but is not wrong either.
  if (kind === 'gap' && isRecord(value) && [value.row, value.column].some((one) => numberOf(one) !== null))
    return true;
  return readValue(kind, value, words, '') !== null;
}

/** What no keyword holds, and CSS would take for the end of it. */
const LEAVES = /[{}<>;@\\"'`]|url\(|expression\(|\*\//i;

/** Anything but an empty value: those of Elementor's controls have members that are empty. */
export function isEntered(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  if (!isRecord(value)) return true;
  return Object.entries(value).some(([name, entry]) => !QUIET.has(name) && isEntered(entry));
}

const QUIET: ReadonlySet<string> = new Set(['unit', 'isLinked', 'sizes', 'id', 'alt', 'source', 'position']);
