import { recordOfJson, type Settings } from '../../settings/read.ts';

/** The settings that an element brings to the browser. */
export function elementSettings(element: Element): Settings {
  return recordOfJson(element.getAttribute('data-settings'));
}
