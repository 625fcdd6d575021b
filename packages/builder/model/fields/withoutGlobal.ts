import { isCoveredBy } from '../settings/isCoveredBy.ts';
import { recordOf, type Settings } from '../settings/read.ts';

/** Removes a setting's reference to a global colour or font, which would override its own value. */
export function withoutGlobal(settings: Settings, name: string): Settings {
  const { __globals__, ...others } = settings;
  const references = Object.entries(recordOf(__globals__));
  const kept = references.filter(([reference]) => !isCoveredBy(reference, name));
  if (kept.length === references.length) return settings;
  return kept.length === 0 ? others : { ...others, __globals__: Object.fromEntries(kept) };
}
