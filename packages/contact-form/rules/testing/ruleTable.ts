import type { FieldValue } from '../FormEntries.ts';
import type { Rule } from '../Rule.ts';

type Params = Partial<Omit<Rule, 'rule' | 'field' | 'error'>>;

/** A rule, its parameters, values that satisfy it and values that do not. A single value is a field with one entry. */
export interface RuleRow {
  readonly rule: string;
  readonly params?: Params;
  readonly good: readonly (FieldValue | readonly FieldValue[])[];
  readonly bad: readonly (FieldValue | readonly FieldValue[])[];
}

const file = (name: string, size = 10): FieldValue => ({ name, size });
const long = (length: number): string => 'x'.repeat(length);

/** Every edge case in the contract. The same table runs in Node and in a browser. */
export const ruleTable: readonly RuleRow[] = [
  {
    rule: 'required',
    good: ['x', '0', ['', 'x'], '\u200B'],
    bad: [[], '', ' ', '\u3000\uFEFF\n', ['', ' ']],
  },
  { rule: 'requiredfile', good: [file('a.pdf'), file('empty.txt', 0)], bad: [[], '', 'a.pdf'] },
  {
    rule: 'email',
    good: [
      [],
      '',
      'a@b.co',
      ' a@b.co ',
      "o'hara+x@mail.example.org",
      '..a..@b.co',
      'a@B-C.CO',
      '{a|b}~`!#$%&*/=?^_@b.co',
    ],
    bad: [
      'a@b.c',
      'ab.co.uk',
      '@example.org',
      'a@b@example.org',
      'a b@example.org',
      'a@example',
      'a@.example.org',
      'a@example.org.',
      'a@exa..mple.org',
      'a@-example.org',
      'a@example-.org',
      'a@exämple.org',
      'jürgen@example.org',
      'a@exam_ple.org',
      ['a@b.co', 'nonsense'],
    ],
  },
  {
    rule: 'url',
    good: [
      'http://example.org',
      'HTTPS://EXAMPLE.org/a?b#c',
      'mailto:a@b.co',
      'tel:+123',
      'tel:+1 212 555 0100',
      'mailto:a@b.co?subject=a b',
      'http://example.org/a b|c',
      'urn:isbn:1',
      'irc6://a',
      '',
    ],
    bad: [
      'example.org',
      '//example.org',
      'javascript:alert(1)',
      'data:text/plain,x',
      'file:///etc',
      'http://',
      'http://a b',
      'irc://a b/',
    ],
  },
  {
    rule: 'tel',
    good: [
      '123456',
      '+123456',
      '+123456789012345',
      '123456789012345',
      '(030) 12-34/56.7',
      '0049 30 123456',
      '++00493011',
      '123456#99',
      '123456*1',
    ],
    bad: ['12345', '+12345', '1234567890123456', '12345a', '1+23456', '#123456', 'call me', '+'],
  },
  {
    rule: 'number',
    good: ['0', '-1', '00012', '.5', '-0.5', '1e5', '1E-5', '1.5e+3', ' 7 '],
    bad: ['+1', '1.', '1,000', '0x10', 'e5', '-', '.', '1e', 'Infinity', '４'],
  },
  {
    rule: 'date',
    good: ['2026-01-31', '2024-02-29', '0001-01-01', '12026-12-31', '32767-01-01', '2000-02-29'],
    bad: [
      '2026-02-29',
      '2026-02-31',
      '2026-04-31',
      '1900-02-29',
      '26-01-01',
      '2026-1-1',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '0000-01-01',
      '32768-01-01',
      '2026-01-01T00:00',
      'today',
    ],
  },
  {
    rule: 'time',
    good: ['00:00', '23:59', '23:59:59', '09:05'],
    bad: ['24:00', '23:60', '23:59:60', '9:05', '09:05:1', '09-05', '09:05 pm'],
  },
  {
    rule: 'file',
    params: { accept: ['.pdf', 'image/png', 'audio/*', 'nonsense/*', '.p!f'] },
    good: [
      [],
      file('a.PDF'),
      file('a.b.pdf'),
      file('x.png'),
      file('x.m4a'),
      file('x.flac'),
      [file('a.pdf'), file('b.png')],
    ],
    bad: [
      file('pdf'),
      file('a.pdf.exe'),
      file('a.jpg'),
      file('a.'),
      file('a.pdf '),
      'a.pdf',
      [file('a.pdf'), file('b.exe')],
    ],
  },
  {
    rule: 'file',
    params: { accept: ['image/*'] },
    good: [file('a.heic'), file('a.tif')],
    bad: [file('a.svg'), file('a.avif')],
  },
  { rule: 'file', good: [[]], bad: [file('a.pdf')] },
  { rule: 'file', params: { accept: ['__proto__/*', 'constructor/x'] }, good: [], bad: [file('a.pdf')] },
  {
    rule: 'enum',
    params: { accept: ['Yes', 'two\nlines', 3] },
    good: ['Yes', 'two\r\nlines', '3', '', ['Yes', '3']],
    bad: ['yes', 'No', ['Yes', 'No']],
  },
  { rule: 'enum', good: [''], bad: ['x'] },
  {
    rule: 'dayofweek',
    params: { accept: [1, '7'] },
    good: ['2026-11-16', '2026-11-15', '', '2024-02-26'],
    bad: ['2026-11-17', 'monday', '2026-02-31'],
  },
  {
    rule: 'minitems',
    params: { threshold: '2' },
    good: [
      ['a', 'b'],
      ['a', file('b')],
    ],
    bad: [[], 'a', ['a', ' ']],
  },
  { rule: 'minitems', params: { threshold: 'two' }, good: [[], 'a'], bad: [] },
  { rule: 'maxitems', params: { threshold: 1 }, good: [[], 'a', ['a', '']], bad: [['a', 'b']] },
  {
    rule: 'minlength',
    params: { threshold: 3 },
    good: ['', 'abc', ['ab', 'c'], '\u{1F600}a'],
    bad: ['ab', ' ab ', 'a\r\n'],
  },
  {
    rule: 'maxlength',
    params: { threshold: '4' },
    good: ['abcd', ' abcd ', 'ab\r\nc', '\u{1F600}\u{1F600}'],
    bad: ['abcde', ['abc', 'de'], '\u{1F600}\u{1F600}a'],
  },
  {
    rule: 'minnumber',
    params: { threshold: '10' },
    good: ['10', '10.0', '1e1', '', '14abc', 'abc'],
    bad: ['9.99', '-20', '4abc'],
  },
  {
    rule: 'maxnumber',
    params: { threshold: 10 },
    good: ['10', '-5', 'abc', '4abc'],
    bad: ['10.01', '1e2', '14abc'],
  },
  {
    rule: 'stepnumber',
    params: { base: 1, interval: '0.1' },
    good: ['1', '1.3', '0.7', '2.1', '1.3abc', ''],
    bad: ['1.05', 'abc', '1.00001'],
  },
  { rule: 'stepnumber', params: { base: 0, interval: 0 }, good: ['1.234'], bad: [] },
  {
    rule: 'mindate',
    params: { threshold: '2026-03-01' },
    good: ['2026-03-01', '12026-01-01', 'soon', ''],
    bad: ['2026-02-28'],
  },
  { rule: 'mindate', params: { threshold: 'soon' }, good: ['2026-03-01'], bad: [] },
  {
    rule: 'maxdate',
    params: { threshold: '2026-03-01' },
    good: ['2026-03-01', '0999-01-01'],
    bad: ['2026-03-02', '12026-01-01'],
  },
  { rule: 'minfilesize', params: { threshold: 15 }, good: [[file('a'), file('b')]], bad: [[], file('a')] },
  { rule: 'maxfilesize', params: { threshold: '15' }, good: [[], file('a')], bad: [[file('a'), file('b')]] },
  {
    rule: 'all',
    params: {
      rules: [
        { rule: 'required', field: 'f' },
        { rule: 'email', field: 'f' },
      ],
    },
    good: ['a@b.co'],
    bad: ['', 'nonsense'],
  },
  { rule: 'all', good: [''], bad: [] },
  {
    rule: 'any',
    params: {
      rules: [
        { rule: 'email', field: 'f' },
        { rule: 'tel', field: 'f' },
      ],
    },
    good: ['a@b.co', '123456'],
    bad: ['nonsense'],
  },
  { rule: 'any', good: [], bad: ['', 'x'] },
  { rule: 'a-rule-of-the-future', params: { threshold: 1 }, good: ['', 'x', long(9)], bad: [] },
  { rule: 'constructor', good: ['x'], bad: [] },
];
