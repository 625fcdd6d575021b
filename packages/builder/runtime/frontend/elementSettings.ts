import { recordOfJson, type Settings } from '../../model/settings/read.ts';

/** Reads settings that are not in the markup; `null` for an element whose markup has them. */
type SettingsReader = (element: Element) => Settings | null;

let readElsewhere: SettingsReader | undefined;

/** An element's settings for the browser. */
export function elementSettings(element: Element): Settings {
  return readElsewhere?.(element) ?? recordOfJson(element.getAttribute('data-settings'));
}

/**
 * Settings are looked up there first from now on. Only the editor stores them elsewhere, so other pages need no code for it.
 */
export function readSettingsFrom(reader: SettingsReader): void {
  readElsewhere = reader;
}
