/** The words around a post, in the language that it is written in. */
export interface BlogPhrases {
  readonly by: string;
  readonly minutes: (count: number) => string;
  readonly comments: (count: number) => string;
  readonly onThisPage: string;
  readonly filedUnder: string;
  readonly updated: string;
  readonly alsoIn: string;
  readonly table: string;
  readonly picture: string;
}

const english: BlogPhrases = {
  by: 'by',
  minutes: (count) => `${count} min read`,
  comments: (count) => (count === 1 ? '1 comment' : `${count} comments`),
  onThisPage: 'On this page',
  filedUnder: 'Filed under',
  updated: 'Updated',
  alsoIn: 'Also in',
  table: 'Table',
  picture: 'Picture',
};

const phrases: Readonly<Record<string, BlogPhrases>> = {
  en: english,
  de: {
    by: 'von',
    minutes: (count) => `${count} Min. Lesezeit`,
    comments: (count) => (count === 1 ? '1 Kommentar' : `${count} Kommentare`),
    onThisPage: 'Auf dieser Seite',
    filedUnder: 'Abgelegt unter',
    updated: 'Geändert am',
    alsoIn: 'Auch auf',
    table: 'Tabelle',
    picture: 'Bild',
  },
  ar: {
    by: 'بقلم',
    minutes: (count) => `قراءة في ${count} د`,
    comments: (count) => (count === 1 ? 'تعليق واحد' : `التعليقات: ${count}`),
    onThisPage: 'في هذه الصفحة',
    filedUnder: 'ضمن',
    updated: 'حُدِّث في',
    alsoIn: 'أيضًا بـ',
    table: 'جدول',
    picture: 'صورة',
  },
};

export function phrasesIn(language: string): BlogPhrases {
  return phrases[baseOf(language)] ?? english;
}

/** A post's own language and direction, where they are not the page's. */
export function languageAttributes(language: string): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: language, dir: RIGHT_TO_LEFT.has(baseOf(language)) ? 'rtl' : 'ltr' };
}

/** The name of a language in that language. */
export function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

function baseOf(language: string): string {
  return language.split(/[-_]/)[0]?.toLowerCase() ?? '';
}
