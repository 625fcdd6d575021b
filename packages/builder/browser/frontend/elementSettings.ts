import { recordFromJson, type Settings } from './record.ts';

/** The settings that an element brings to the browser. */
export function elementSettings(element: Element): Settings {
  return recordFromJson(element.getAttribute('data-settings'));
}
