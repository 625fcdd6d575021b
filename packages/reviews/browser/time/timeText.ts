import { english } from './english.ts';
import { formatTime, type Zone } from './formatTime.ts';
import type { LocaleTable } from './LocaleTable.ts';
import { languageKey } from './languageKey.ts';
import { AGO, relativeTime } from './relativeTime.ts';

export interface TimeSettings {
  /** Empty for relative time. */
  readonly format: string;
  readonly now: number;
  readonly zone: Zone;
  /** The loaded tables; languages without one fall back to English. */
  readonly tables: Readonly<Record<string, LocaleTable>>;
}

/** The time text of a card. */
export function timeText(time: number, language: string, settings: TimeSettings): string {
  if (settings.format && settings.format !== AGO)
    return formatTime(settings.format, time, settings.now, language || 'en', settings.zone);
  const key = languageKey(language);
  const table = settings.tables[key];
  return relativeTime((settings.now - time) / 1000, table ? key : 'en', table ?? english);
}
