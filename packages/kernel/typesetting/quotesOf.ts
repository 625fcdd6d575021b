/** A language's quotation marks. */
export interface Quotes {
  readonly open: string;
  readonly close: string;
  readonly innerOpen: string;
  readonly innerClose: string;
}

const quotes = (open: string, close: string, innerOpen: string, innerClose: string): Quotes => ({
  ...{ open, close, innerOpen, innerClose },
});

const ENGLISH = quotes('“', '”', '‘', '’');
const GERMAN = quotes('„', '“', '‚', '‘');
const SWEDISH = quotes('”', '”', '’', '’');
const SWISS = quotes('«', '»', '‹', '›');
const POLISH = quotes('„', '”', '‚', '’');
const NORWEGIAN = quotes('«', '»', '‘', '’');

/** By primary language subtag, or by the full code. Unlisted languages use English marks, or nearly so. */
const OTHERS: ReadonlyMap<string, Quotes> = new Map([
  ['de', GERMAN],
  ['cs', GERMAN],
  ['sk', GERMAN],
  ['bg', GERMAN],
  ['is', GERMAN],
  ['de-ch', SWISS],
  ['de-li', SWISS],
  ['fr', quotes('«\u00a0', '\u00a0»', '‘', '’')],
  ['fr-ch', SWISS],
  ['ru', quotes('«', '»', '„', '“')],
  ['uk', quotes('«', '»', '„', '“')],
  ['pl', POLISH],
  ['hu', quotes('„', '”', '»', '«')],
  ['ro', quotes('„', '”', '«', '»')],
  ['sv', SWEDISH],
  ['fi', SWEDISH],
  ['nb', NORWEGIAN],
  ['nn', NORWEGIAN],
  ['no', NORWEGIAN],
]);

export function quotesOf(language: string): Quotes {
  const code = language.slice(0, 20).toLowerCase().replace('_', '-');
  return OTHERS.get(code) ?? OTHERS.get(code.split('-')[0] ?? '') ?? ENGLISH;
}
