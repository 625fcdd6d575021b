import { recordOfJson, type Settings } from '../../model/settings/read.ts';

/** Reads settings where the markup does not hold them; `null` for an element whose markup does. */
type SettingsReader = (element: Element) => Settings | null;

let readElsewhere: SettingsReader | undefined;

/** The settings that an element brings to the browser. */
export function elementSettings(element: Element): Settings {
  return readElsewhere?.(element) ?? recordOfJson(element.getAttribute('data-settings'));
}

/** From now on settings are looked for there first. The editor has them elsewhere; no other page pays for knowing where. */
export function readSettingsFrom(reader: SettingsReader): void {
  readElsewhere = reader;
}
