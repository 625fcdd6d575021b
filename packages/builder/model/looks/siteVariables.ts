import type { VariableKind } from '../fields/Field.ts';
import { isRecord, numberOf, recordOf, type Settings, textOf } from '../settings/read.ts';
import { freeLabel, movedBy } from './lists.ts';

/** Variables for classes and version 4 elements, as stored in kits: `{ data: { [id]: { type, label, value } } }`. */

export interface SiteVariable {
  readonly id: string;
  readonly label: string;
  readonly kind: VariableKind;
  /** As used by the editor's controls: a string, or `{ size, unit }`. */
  readonly value: unknown;
}

export const VARIABLE_KINDS: readonly VariableKind[] = ['color', 'font', 'size'];

/** Those in use, in order. */
export function variablesIn(variables: unknown): readonly SiteVariable[] {
  return Object.entries(dataOf(variables))
    .flatMap(([id, item]): (SiteVariable & { order: number })[] => {
      const { type, label, value, deleted, deleted_at: deletedAt, order } = recordOf(item);
      const kind = kindOf(textOf(type));
      if (!kind || deleted || deletedAt || !IS_ID.test(id)) return [];
      const place = numberOf(order) ?? Number.MAX_SAFE_INTEGER;
      return [{ id, label: textOf(label) || id, kind, value: shownValue(kind, value), order: place }];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ order: _place, ...variable }) => variable);
}

export function withNewVariable(variables: unknown, id: string, kind: VariableKind): Settings {
  const all = variablesIn(variables);
  const label = freeLabel(
    `new-${kind}`,
    all.map((one) => one.label),
  );
  const value = { $$type: TYPES[kind], value: BEGINS[kind] };
  const item = { type: `global-${kind}-variable`, label, value, order: all.length + 1 };
  return withData(variables, { ...dataOf(variables), [id]: item });
}

export function withVariable(
  variables: unknown,
  { id, kind }: Pick<SiteVariable, 'id' | 'kind'>,
  change: { readonly label?: string; readonly value?: unknown },
): Settings {
  const data = dataOf(variables);
  const before = recordOf(data[id]);
  const value = 'value' in change && { value: storedValue(kind, change.value, before.value) };
  return withData(variables, {
    ...data,
    [id]: { ...before, ...(change.label !== undefined && { label: change.label }), ...value },
  });
}

/** Marked as deleted and kept, as in Elementor. */
export function withoutVariable(variables: unknown, id: string, at: Date): Settings {
  const data = dataOf(variables);
  const stamp = at.toISOString().slice(0, 19).replace('T', ' ');
  return withData(variables, { ...data, [id]: { ...recordOf(data[id]), deleted_at: stamp } });
}

export function withMovedVariable(variables: unknown, id: string, by: 1 | -1): Settings {
  const ids = movedBy(
    variablesIn(variables).map((one) => one.id),
    id,
    by,
  );
  const data = dataOf(variables);
  const places = ids.map((one, index) => [one, { ...recordOf(data[one]), order: index + 1 }]);
  return withData(variables, { ...data, ...Object.fromEntries(places) });
}

/** A variable's value in words. */
export function variableWords({ kind, value }: Pick<SiteVariable, 'kind' | 'value'>): string {
  if (kind !== 'size') return textOf(value);
  const { size, unit } = recordOf(value);
  return size === undefined ? '' : `${textOf(size)}${textOf(unit)}`;
}

const IS_ID = /^[a-z][\w-]{0,60}$/i;
const TYPES = { color: 'color', font: 'string', size: 'size' } as const;
const BEGINS = { color: '#000000', font: 'Arial', size: { size: 16, unit: 'px' } } as const;

function kindOf(type: string): VariableKind | undefined {
  return VARIABLE_KINDS.find((kind) => type === `global-${kind}-variable`);
}

/** Older kits have them without a wrapper. */
function dataOf(variables: unknown): Settings {
  const all = recordOf(variables);
  return isRecord(all.data) ? all.data : 'data' in all ? {} : all;
}

function withData(variables: unknown, data: Settings): Settings {
  const all = recordOf(variables);
  return Object.keys(all).length === 0 || 'data' in all ? { ...all, data } : data;
}

const isTyped = (value: unknown): value is Settings => isRecord(value) && '$$type' in value;

function shownValue(kind: VariableKind, value: unknown): unknown {
  const inner = isTyped(value) ? value.value : value;
  if (kind !== 'size' || isRecord(inner)) return inner;
  const [, size, unit] = /^(-?[\d.]{1,20})([a-z%]{1,3})$/.exec(textOf(inner)) ?? [];
  return size === undefined ? undefined : { size: Number(size), unit };
}

/** In its previous form. */
function storedValue(kind: VariableKind, value: unknown, before: unknown): unknown {
  if (isTyped(before)) return { ...before, value };
  return kind === 'size' ? variableWords({ kind, value }) : value;
}
