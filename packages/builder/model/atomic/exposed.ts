import type { BuilderElement } from '../../wire/public.ts';
import type { ValueShape } from '../fields/Field.ts';
import { isRecord, recordOf, rowsOf, type Settings } from '../settings/read.ts';

/** A value that a component lets the places say which show it. */
export interface Exposed {
  readonly key: string;
  /** The kind of the element that has it, and the setting that it is. */
  readonly kind: string;
  readonly setting: string;
  /** What the component says itself. */
  readonly origin: unknown;
}

/** What a component exposes, in the order of its elements. */
export function exposedBy(elements: readonly BuilderElement[]): readonly Exposed[] {
  const found = new Map<string, Exposed>();
  const visit = ({ elType, widgetType, settings, elements: below }: BuilderElement): void => {
    for (const [setting, value] of Object.entries(settings)) {
      const { override_key: key, origin_value: origin } = isExposed(value) ? recordOf(value.value) : {};
      if (typeof key === 'string' && !found.has(key))
        found.set(key, { key, kind: widgetType ?? elType, setting, origin });
    }
    below.forEach(visit);
  };
  elements.forEach(visit);
  return [...found.values()];
}

/** What a place says in a component's stead; `undefined` where it leaves that to the component. */
export function overrideAt(settings: Settings, key: string): unknown {
  const row = overridesIn(settings).find((one) => recordOf(one.value).override_key === key);
  return recordOf(row?.value).override_value ?? undefined;
}

/** The settings of a place that says this, or nothing any more. Whatever else it says stays as it is. */
export function withOverride(settings: Settings, component: number, key: string, value: unknown): Settings {
  const instance = recordOf(settings.component_instance);
  const said = recordOf(instance.value);
  const rows = overridesIn(settings);
  const at = rows.findIndex((one) => recordOf(one.value).override_key === key);
  const before = recordOf(rows[at]);
  const row = {
    ...{ $$type: 'override' },
    ...before,
    value: {
      ...{ schema_source: { type: 'component', id: component } },
      ...recordOf(before.value),
      ...{ override_key: key, override_value: value },
    },
  };
  const others = rows.filter((_, index) => index !== at);
  const next = value === undefined ? others : at < 0 ? [...rows, row] : rows.with(at, row);
  const overrides = { $$type: 'overrides', ...recordOf(said.overrides), value: next };
  return { ...settings, component_instance: { ...instance, value: { ...said, overrides } } };
}

function overridesIn({ component_instance: instance }: Settings): readonly Settings[] {
  return rowsOf(recordOf(recordOf(recordOf(instance).value).overrides).value);
}

function isExposed(value: unknown): value is Settings {
  return isRecord(value) && value.$$type === 'overridable';
}

/** The settings of an element of a component as that is shown by itself. */
export function withOrigins(settings: Settings): Settings {
  const entries = Object.entries(settings);
  if (!entries.some(([, value]) => isExposed(value))) return settings;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isExposed(value) ? recordOf(value.value).origin_value : value]),
  );
}

/** The same shape for values that a component may expose: it is the component's own word that is read and written. */
export function throughExposed({ read, write, variable, ...shape }: ValueShape): ValueShape {
  const inner = (value: unknown): unknown => (isExposed(value) ? recordOf(value.value).origin_value : value);
  const around = (next: unknown, before: unknown): unknown =>
    isExposed(before) ? { ...before, value: { ...recordOf(before.value), origin_value: next } } : next;
  const own = { read, write, ...shape };
  return {
    read: (value) => own.read(inner(value)),
    write: (next, before) => around(own.write(next, inner(before)), before),
    ...(variable && {
      variable: {
        ...variable,
        read: (value) => variable.read(inner(value)),
        write: (id, before) => around(variable.write(id, inner(before)), before),
      },
    }),
  };
}
