import { english } from './english.ts';
import { instantOf } from './instantOf.ts';
import type { LocaleTable } from './LocaleTable.ts';
import { AGO, relativeTime } from './relativeTime.ts';

/** The table for a language tag, and its language. */
type TableFor = (tag: string) => { language: string; table: LocaleTable };

const ENGLISH = /^en\b/i;

export interface TimePorts {
  readonly now: number;
  /** The browser's language, for times without one. */
  readonly language: string;
  /** Called only if a page uses a language other than English. */
  readonly loadTables: () => Promise<TableFor>;
}

/** Shows when each review was written. An invalid time keeps the server's text. */
export async function showTimes(
  elements: Iterable<Element>,
  format: string,
  ports: TimePorts,
): Promise<void> {
  const times = [...elements].flatMap((element) => {
    const time = instantOf(element.getAttribute('data-time'));
    return time === null
      ? []
      : [{ element, time, language: element.getAttribute('data-lang') || ports.language }];
  });
  if (format && format !== AGO) {
    const { formatTime } = await import('./formatTime.ts');
    for (const { element, time, language } of times)
      element.textContent = formatTime(format, time, ports.now, language, 'local');
    return;
  }
  const isEnglish = times.every(({ language }) => ENGLISH.test(language));
  // If the tables fail to load, the server's text is better than English in another language.
  const tableFor: TableFor | null = isEnglish
    ? () => ({ language: 'en', table: english })
    : await ports.loadTables().catch(() => null);
  if (!tableFor) return;
  for (const { element, time, language: tag } of times) {
    const { language, table } = tableFor(tag);
    element.textContent = relativeTime((ports.now - time) / 1000, language, table);
  }
}
