import { escapeHtml } from '../template/markup.ts';

/** What the tags of a mail stand for. */
export interface MailValues {
  /** The values of a field, or `null` where there is no such field. */
  field(name: string): readonly string[] | null;
  /** As submitted, before a pipe replaced it. */
  raw(name: string): readonly string[] | null;
  /** `[_remote_ip]` and its like; `null` for one that is not known. */
  special(name: string): string | null;
}

export interface ReplaceOptions {
  readonly html?: boolean;
  /** Between several values of one field. */
  readonly separator?: string;
}

/** Puts values in the place of `[name]`. What is not a tag of ours stays as it is; `[[name]]` loses one pair of brackets. */
export function replaceMailTags(text: string, values: MailValues, options: ReplaceOptions = {}): string {
  return text.replace(
    MAIL_TAG,
    (whole, open: string, name: string, argument: string | undefined, close: string) => {
      if (open && close) return whole.slice(1, -1);
      const value = tagValue(name, argument, values, options.separator ?? ', ');
      if (value === null) return whole;
      return open + (options.html ? escapeHtml(value) : value) + close;
    },
  );
}

/** Drops the lines that name fields and whose fields are all empty. */
export function withoutBlankLines(body: string, values: MailValues): string {
  return body
    .split('\n')
    .filter((line) => {
      const tags = [...line.matchAll(MAIL_TAG)].map(([, , name = '', argument]) =>
        tagValue(name, argument, values, ''),
      );
      const known = tags.filter((value) => value !== null);
      return known.length === 0 || known.some((value) => value.trim() !== '');
    })
    .join('\n');
}

/** The names that a text refers to. */
export function mailTagNames(text: string): string[] {
  return [...text.matchAll(MAIL_TAG)]
    .filter(([, open, , , close]) => !(open && close))
    .map(([, , name = '']) => name);
}

const MAIL_TAG =
  /(\[?)\[([A-Za-z_][\w:.-]{0,200})(?:[^\S\n]{1,20}"([^"[\]\n]{0,200})")?[^\S\n]{0,20}\](\]?)/g;

function tagValue(
  name: string,
  argument: string | undefined,
  values: MailValues,
  separator: string,
): string | null {
  const special = SPECIAL.exec(name);
  if (special) {
    const [, how, field = ''] = special;
    const found = how === 'raw' ? values.raw(field) : values.field(field);
    if (found)
      return found
        .map((value) => (how === 'format' ? formatted(value, argument ?? '') : value))
        .join(separator);
  }
  if (name.startsWith('_')) return values.special(name);
  return values.field(name.replaceAll('.', '_'))?.join(separator) ?? null;
}

const SPECIAL = /^_(raw|format)_(.+)$/;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** A date in the letters that its users know: `d/m/Y`. */
function formatted(value: string, format: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4,})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  if (!year || !format) return value;
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  const letters: Readonly<Record<string, string>> = {
    ...{ Y: year, y: year.slice(-2), m: month, n: String(Number(month)), d: day, j: String(Number(day)) },
    ...{ F: MONTHS[Number(month) - 1] ?? '', M: (MONTHS[Number(month) - 1] ?? '').slice(0, 3) },
    ...{ l: DAYS[weekday] ?? '', D: (DAYS[weekday] ?? '').slice(0, 3) },
  };
  return format.replace(/[YymndjFMlD]/g, (letter) => letters[letter] ?? letter);
}
