import { escapeMarkup } from '@portico/kernel/markup';
import { formattedDate } from './formattedDate.ts';

/** The values of a mail's tags. */
export interface MailValues {
  /** The values of a field, or `null` if there is no such field. */
  field(name: string): readonly string[] | null;
  /** As submitted, before a pipe replaced it. */
  raw(name: string): readonly string[] | null;
  /** The selected values, if all of them are options offered by the form; otherwise `null`. */
  offered(name: string): readonly string[] | null;
  /** `[_remote_ip]` and the like; `null` if unknown. */
  special(name: string): string | null;
  /** The language for the names of months and days. */
  readonly language?: string;
}

export interface ReplaceOptions {
  readonly html?: boolean;
  /** Separates several values of one field. */
  readonly separator?: string;
}

/** Replaces `[name]` with values. Unknown tags stay as they are; `[[name]]` loses one pair of brackets. */
export function replaceMailTags(text: string, values: MailValues, options: ReplaceOptions = {}): string {
  return text.replace(MAIL_TAG, (whole, open: string, name: string, quoted: string, close: string) => {
    if (open && close) return whole.slice(1, -1);
    const value = tagValue(name, quoted, values, options.separator ?? ', ');
    if (value === null) return whole;
    return open + (options.html ? escapeMarkup(value) : value) + close;
  });
}

/** Drops lines that name fields if all of those fields are empty. */
export function withoutBlankLines(body: string, values: MailValues): string {
  return body
    .split('\n')
    .filter((line) => {
      const tags = [...line.matchAll(MAIL_TAG)].map(([, open, name = '', quoted = '', close]) =>
        open && close ? null : tagValue(name, quoted, values, ''),
      );
      const known = tags.filter((value) => value !== null);
      return known.length === 0 || known.some((value) => value.trim() !== '');
    })
    .join('\n');
}

/** The tag names used in a text. */
export function mailTagNames(text: string): string[] {
  return [...text.matchAll(MAIL_TAG)]
    .filter(([, open, , , close]) => !(open && close))
    .map(([, , name = '']) => name);
}

const MAIL_TAG =
  /(\[?)\[[\t ]{0,20}([A-Za-z_][\w:.-]{0,200})((?:[\t ]{1,20}(?:"[^"\n]{0,200}"|'[^'\n]{0,200}')){0,5})[\t ]{0,20}\](\]?)/g;

function tagValue(name: string, quoted: string, values: MailValues, separator: string): string | null {
  const special = SPECIAL.exec(name);
  if (special) {
    const [, how, field = ''] = special;
    const found = how === 'raw' ? values.raw(field) : values.field(field);
    if (found)
      return found
        .map((value) => (how === 'format' ? formattedDate(value, firstOf(quoted), values.language) : value))
        .join(separator);
  }
  if (name.startsWith('_')) return values.special(name);
  return values.field(name.replaceAll('.', '_'))?.join(separator) ?? null;
}

const SPECIAL = /^_(raw|format)_(.+)$/;

/** The text between the first pair of quotes. */
function firstOf(quoted: string): string {
  const [, double, single] = /^\s*(?:"([^"]*)"|'([^']*)')/.exec(quoted) ?? [];
  return double ?? single ?? '';
}
