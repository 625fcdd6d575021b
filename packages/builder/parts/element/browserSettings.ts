import { BREAKPOINTS } from '@portico/kernel/dom';
import { deviceSettingName } from '../../model/settings/deviceSettingName.ts';
import type { Settings } from '../../model/settings/read.ts';

/** The named settings and their device variants. Empty ones are left out; `undefined` if none remain. */
export function browserSettings(settings: Settings, names: readonly string[]): Settings | undefined {
  const found = names
    .flatMap((name) => [name, ...BREAKPOINTS.map(({ device }) => deviceSettingName(name, device))])
    .filter((name) => Object.hasOwn(settings, name) && !isEmpty(settings[name]))
    .map((name) => [name, settings[name]]);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
