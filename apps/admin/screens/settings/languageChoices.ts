import { languageName } from '@portico/kernel/admin';

interface LanguageChoice {
  readonly value: string;
  readonly label: string;
}

/** Languages by name, including the one in use and one whose code is being typed, however rare. */
export function languageChoices(inUse: string, typed: string): LanguageChoice[] {
  const codes = new Set(USUAL);
  for (const code of [inUse, codeIn(typed)]) if (code) codes.add(code);
  return [...codes]
    .map((code) => ({ value: code, label: labelOf(code) }))
    .sort((one, other) => orderOf(one.value).localeCompare(orderOf(other.value), 'en'));
}

const USUAL = [
  ...[
    'en',
    'en-GB',
    'en-US',
    'de',
    'de-AT',
    'de-CH',
    'fr',
    'fr-CA',
    'it',
    'es',
    'es-MX',
    'pt',
    'pt-BR',
    'ca',
  ],
  ...[
    'nl',
    'da',
    'sv',
    'nb',
    'fi',
    'is',
    'ga',
    'cy',
    'pl',
    'cs',
    'sk',
    'sl',
    'hr',
    'sr',
    'bs',
    'hu',
    'ro',
    'bg',
  ],
  ...[
    'mk',
    'sq',
    'el',
    'et',
    'lv',
    'lt',
    'uk',
    'ru',
    'tr',
    'ar',
    'he',
    'fa',
    'ur',
    'hi',
    'bn',
    'ta',
    'th',
    'vi',
  ],
  ...[
    'id',
    'ms',
    'fil',
    'ja',
    'ko',
    'zh-Hans',
    'zh-Hant',
    'sw',
    'af',
    'am',
    'ka',
    'hy',
    'az',
    'kk',
    'eu',
    'gl',
  ],
];

/** With its own name, which is what somebody who speaks it types. */
function labelOf(code: string): string {
  const name = languageName(code);
  const own = ownNameOf(code);
  return own === name ? `${name} (${code})` : `${name} · ${own} (${code})`;
}

/** A language comes before its varieties. */
function orderOf(code: string): string {
  return `${languageName(code.split('-')[0] ?? code)} ${code}`;
}

function ownNameOf(code: string): string {
  try {
    const names = new Intl.DisplayNames(code, { type: 'language', languageDisplay: 'standard' });
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Plain words are not codes: a code longer than three letters needs a part after a hyphen. */
function codeIn(typed: string): string | null {
  const text = typed.trim();
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(text)) return null;
  const code = Intl.getCanonicalLocales(text)[0] ?? null;
  return code !== null && languageName(code) !== code ? code : null;
}
