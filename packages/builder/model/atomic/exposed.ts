import type { BuilderElement } from '../../wire/public.ts';
import type { ValueShape } from '../fields/Field.ts';
import { isRecord, recordOf, rowsOf, type Settings } from '../settings/read.ts';

/** A component's value that instances may override. */
export interface Exposed {
  readonly key: string;
  /** The kind of its element, and the setting. */
  readonly kind: string;
  readonly setting: string;
  /** The component's own value. */
  readonly origin: unknown;
}

/** A component's exposed values, in the order of its elements. */
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

/** An instance's override; `undefined` if it has none. */
export function overrideAt(settings: Settings, key: string): unknown {
  const row = overridesIn(settings).find((one) => recordOf(one.value).override_key === key);
  return recordOf(row?.value).override_value ?? undefined;
}

/** The settings with an override set or removed. Other overrides stay as they are. */
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

/** The settings of a component's element, as shown on its own. */
export function withOrigins(settings: Settings): Settings {
  const entries = Object.entries(settings);
  if (!entries.some(([, value]) => isExposed(value))) return settings;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isExposed(value) ? recordOf(value.value).origin_value : value]),
  );
}

/** The same shape for exposed values: reads and writes the component's own value. */
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
