import { recordOf, type Settings } from '../settings/read.ts';
import { TIMING, TRIGGERS } from './popupSettings.ts';

/** Settings of a popup in a kit's file, including its triggers, which are stored next to them there. */
export function withDisplaySettings(settings: unknown, display: unknown): unknown {
  const { triggers, timing } = recordOf(display);
  const brought = { [TRIGGERS]: recordOf(triggers), [TIMING]: recordOf(timing) };
  const filled = Object.entries(brought).filter(([, said]) => Object.keys(said).length > 0);
  return filled.length > 0 ? { ...recordOf(settings), ...Object.fromEntries(filled) } : settings;
}

/** The reverse: separates them again. */
export function displayOf(settings: unknown): { readonly display_settings: Settings } {
  const { [TRIGGERS]: triggers, [TIMING]: timing } = recordOf(settings);
  return { display_settings: { triggers: listed(triggers), timing: listed(timing) } };
}

/** PHP has no empty map. */
function listed(said: unknown): unknown {
  const record = recordOf(said);
  return Object.keys(record).length > 0 ? record : [];
}
