import { recordOf, type Settings } from '../../settings/read.ts';

/** The settings that an element's markup carries for the browser. Nothing at all when they cannot be read. */
export function settingsOf(element: Element): Settings {
  try {
    return recordOf(JSON.parse(element.getAttribute('data-settings') ?? '{}'));
  } catch {
    // Another product wrote it, and a broken attribute must not keep the widget from working.
    return {};
  }
}
