import { isCoveredBy } from '../settings/isCoveredBy.ts';
import { recordOf, type Settings } from '../settings/read.ts';

/** The settings without what refers one of them to the site's colours or fonts, which would win over its own value. */
export function withoutGlobal(settings: Settings, name: string): Settings {
  const { __globals__, ...others } = settings;
  const references = Object.entries(recordOf(__globals__));
  const kept = references.filter(([reference]) => !isCoveredBy(reference, name));
  if (kept.length === references.length) return settings;
  return kept.length === 0 ? others : { ...others, __globals__: Object.fromEntries(kept) };
}
