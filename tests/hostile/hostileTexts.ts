/** A text of about this many letters, made to keep a parser busy. */
export interface HostileText {
  readonly name: string;
  make(letters: number): string;
}

const RUNS = [...'a0 \n\t<>[](){}"\'&@.-_/\\=:;+,%#|é'];
const NESTINGS = ['<b>', '<div>', '<h2>', '<li>', '<p', '<a ', '<svg/>', '<!--', '[a]', '[[', '{"a":', '(a'];
const REPETITIONS = [
  ...[
    'http://',
    'a@',
    'a@b.',
    'a.',
    '1.',
    '-1',
    '+1 ',
    '&#',
    '&amp;',
    '%20',
    '<a href="',
    '<b title="',
    'a="',
  ],
  ...['<h2>a</h2>', '[a "', "[a '", '\n\n', ' \n', '" ', ', ', '<br>', '/a', 'a-', '--', 'mailto:', '=?'],
];

/** Runs, nestings and repetitions, including the words that a parser looks for. */
export function hostileTexts(words: readonly string[] = []): HostileText[] {
  return [...new Set([...RUNS, ...NESTINGS, ...REPETITIONS, ...words])].map((piece) => ({
    name: `${piece} again and again`,
    make: repeated(piece),
  }));
}

/** The same after and before something else: a search that nearly succeeds takes longest. */
export function nearMisses(words: readonly string[]): HostileText[] {
  return [
    ...[...RUNS, ...words].map((piece) => ({
      name: `${piece} again and again between two others`,
      make: (letters: number) => `x${repeated(piece)(letters)}\u0001`,
    })),
    ...words.flatMap((word) =>
      ['a', ' ', '1', '"', '-'].map((piece) => ({
        name: `${word} and then ${piece} again and again`,
        make: (letters: number) => `${word}${repeated(piece)(letters)}\u0001`,
      })),
    ),
  ];
}

/** Only runs: few, for lengthy measurements. */
export function longRuns(): HostileText[] {
  return [' ', '<', '<b>', 'a@'].map((piece) => ({
    name: `${piece} again and again`,
    make: repeated(piece),
  }));
}

const repeated = (piece: string) => (letters: number) => piece.repeat(Math.ceil(letters / piece.length));

/** The literal parts that a pattern looks for. */
export function wordsOf(pattern: string): string[] {
  const written = pattern
    .replace(/\\s/g, ' ')
    .replace(/\\d/g, '1')
    .replace(/\\w/g, 'a')
    .replace(/\\n/g, '\n')
    .replace(/\\[bB]|\(\?<?[:=!]/g, '')
    .replace(/\\([^a-z])/gi, '$1');
  const words = written.match(/[\w<>[\]/"'=:!@#&;. -]{2,20}/g) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

const MOST_WORDS = 4;
