import { BREAKPOINTS, devices } from '@portico/kernel/dom';
import { type Defaults, emptied, withDefaults } from '../settings/defaults.ts';
import { deviceSettingName } from '../settings/deviceSettingName.ts';
import { isRecord, recordOf, type Settings } from '../settings/read.ts';
import { shadowColorName } from '../settings/shadowColorName.ts';
import type { Field } from './Field.ts';
import { withoutGlobal } from './withoutGlobal.ts';

/** The setting that a field shows on a device. */
export function settingName(
  { name, isPerDevice }: Pick<Field, 'name' | 'isPerDevice'>,
  device: string,
): string {
  if (!isPerDevice) return name;
  const [first = '', ...path] = name.split('.');
  return [deviceSettingName(first, device), ...path].join('.');
}

export function readSetting(settings: Settings, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), settings);
}

/** A field's displayed value: the stored one, or the default. */
export function shownSetting(settings: Settings, defaults: Defaults | undefined, name: string): unknown {
  const stored = readSetting(settings, name);
  if (stored !== undefined || !defaults) return stored;
  return readSetting(withDefaults(settings, { settings: defaults.settings }), name);
}

/** What to store if a value is removed: an empty one if there is a default that would apply again. */
export function clearedSetting(defaults: Defaults | undefined, name: string): unknown {
  const begins = readSetting(defaults?.settings ?? {}, name);
  return begins === undefined ? undefined : emptied(begins);
}

/** Changes a setting. An empty value removes it, so that it is inherited again. */
export function writeSetting(settings: Settings, name: string, value: unknown): Settings {
  const [first = '', ...path] = name.split('.');
  if (path.length > 0)
    return { ...settings, [first]: writeSetting(recordOf(settings[first]), path.join('.'), value) };
  if (value !== undefined) return { ...settings, [first]: value };
  const { [first]: _gone, ...others } = settings;
  return others;
}

/**
 * Changes a field's value, and turns on what it depends on. When the last of several `fields` is removed, that is turned off
 * too, so that the element is as if never touched.
 */
export function writeField(
  settings: Settings,
  field: Pick<Field, 'turnsOn'>,
  name: string,
  value: unknown,
  fields: readonly Field[] = [],
): Settings {
  const written = writeSetting(settings, name, value);
  const switches = Object.entries(field.turnsOn ?? {});
  if (value === undefined || value === '') {
    const idle = switches.filter(
      ([other, on]) =>
        written[other] === on &&
        !fields.some(({ name: own, turnsOn }) => turnsOn?.[other] !== undefined && isEntered(written, own)),
    );
    return idle.reduce((rest, [other]) => writeSetting(rest, other, undefined), written);
  }
  const missing = switches.filter(([other]) => !written[other]);
  return missing.length > 0 ? { ...written, ...Object.fromEntries(missing) } : written;
}

/** The key in `__globals__` for a field. Of a shadow, only the colour can be global. */
export function referenceName({ control }: Pick<Field, 'control'>, name: string): string {
  return control.kind === 'shadow' ? shadowColorName(name) : name;
}

/** Sets the element's own value, which replaces a global one. */
export function writeOwn(
  settings: Settings,
  field: Field,
  name: string,
  value: unknown,
  fields: readonly Field[],
): Settings {
  // A shadow that only moves or grows keeps its colour.
  const keepsReference = field.control.kind === 'shadow' && value !== undefined;
  const replaced = field.control.kind === 'shadow' ? referenceName(field, name) : field.name;
  const own = keepsReference ? settings : withoutGlobal(settings, replaced);
  return writeField(own, field, name, value, fields);
}

/**
 * Sets a global colour or font in place of a field's own value, and turns on what it depends on; an empty reference removes it.
 * `value` is the rest of a field that is more than a colour.
 */
export function writeReference(
  settings: Settings,
  field: Pick<Field, 'control' | 'turnsOn'>,
  name: string,
  reference: string,
  fields: readonly Field[] = [],
  value?: unknown,
): Settings {
  const target = referenceName(field, name);
  const own = withoutGlobal(settings, target);
  if (target !== name) {
    const written = writeField(own, field, name, value, fields);
    return reference === '' ? written : withReference(written, target, reference);
  }
  // The setting that a font reference is named after also decides whether the element's own settings apply if the reference is
  // removed.
  const isSwitch = field.control.kind === 'site-font';
  if (reference === '') return isSwitch ? own : writeField(own, field, name, undefined, fields);
  const counted = isSwitch ? own : writeSetting(writeField(own, field, name, reference), name, undefined);
  return withReference(counted, name, reference);
}

function withReference(settings: Settings, name: string, reference: string): Settings {
  return { ...settings, __globals__: { ...recordOf(settings.__globals__), [name]: reference } };
}

/** Whether a setting has a value on any device, its own or a global one. */
function isEntered(settings: Settings, name: string): boolean {
  const [first = ''] = name.split('.');
  const names = devices(BREAKPOINTS).map((device) => deviceSettingName(first, device));
  const references = recordOf(settings.__globals__);
  return names.some((one) => (settings[one] ?? '') !== '' || (references[one] ?? '') !== '');
}

/** The inherited value on a device without its own: that of the nearest device in `after` that has one. */
export function inheritedSetting(settings: Settings, field: Field, after: readonly string[]): unknown {
  if (!field.isPerDevice) return undefined;
  for (const name of after) {
    const value = readSetting(settings, settingName(field, name));
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}
