import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakpointsOf,
  DEFAULT_OPTIONS,
  parseMoreReviews,
  parseOptions,
  type ReviewOptions,
  webAddress,
  writeOptions,
} from './public.ts';

describe('the options of a review widget', () => {
  test('RV-06 all seventeen options are read, from the root and from the row', () => {
    const root = {
      text_size: '120',
      trans: { 'read more': 'mehr' },
      time_format: 'dd.MM.yyyy',
      pagination: '10',
      open_link: true,
      nofollow_link: 1,
      url: '/more',
    };
    const row = {
      speed: 3,
      autoplay: false,
      mousestop: '0',
      clickstop: 'true',
      wheelscroll: 1,
      hide_dots: true,
      swipe_step: 2,
      swipe_per_btn: '1',
      swipe_per_dot: 3,
      breakpoints: '1200:3,768:2',
    };
    expect(parseOptions(JSON.stringify(root), JSON.stringify(row))).toEqual({
      textSize: 120,
      trans: { 'read more': 'mehr' },
      timeFormat: 'dd.MM.yyyy',
      speed: 3,
      autoplay: false,
      mouseStop: false,
      clickStop: true,
      wheelScroll: true,
      hideDots: true,
      swipeStep: 2,
      swipePerButton: 1,
      swipePerDot: 3,
      breakpoints: [
        { below: 768, columns: 2 },
        { below: 1200, columns: 3 },
      ],
      pagination: 10,
      openLink: true,
      nofollowLink: true,
      url: '/more',
    });
  });

  test('RV-06 what the row says wins over the root', () => {
    expect(parseOptions('{"speed":9}', '{"speed":2}').speed).toBe(2);
  });

  test('RV-06 no options, broken JSON and JSON of another kind are the usual options', () => {
    for (const text of [null, undefined, '', '{', '[1]', '"x"', '7', 'null', '{"text_size":'])
      expect(parseOptions(text)).toEqual(DEFAULT_OPTIONS);
  });

  test('RV-06 a broken row does not lose what the root says', () => {
    expect(parseOptions('{"text_size":80}', '{broken').textSize).toBe(80);
  });

  test.each([
    ['0', 0],
    ['', 0],
    [null, 0],
    [false, 0],
    [-5, 0],
    ['-5', 0],
    [1e12, 1_000_000],
    ['90.7', 90],
    [[], 0],
    [{}, 0],
    ['many', 0],
  ])('RV-06 text_size %j is %j', (value, expected) => {
    expect(parseOptions(JSON.stringify({ text_size: value })).textSize).toBe(expected);
  });

  test.each([
    [0.5, 1],
    [0, 1],
    [-3, 1],
    ['2', 2],
    [1e9, 3600],
  ])('RV-06 a period of %j seconds is %j: never a busy loop', (value, expected) => {
    expect(parseOptions(JSON.stringify({ speed: value })).speed).toBe(expected);
  });

  test('RV-06 an object that cannot be written as text is no breakpoint', () => {
    expect(parseOptions('{"breakpoints":[{"toString":0},"768:2"]}').breakpoints).toEqual([
      { below: 768, columns: 2 },
    ]);
  });

  test('RV-06 nothing that JSON can hold breaks it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...WIRE_NAMES), fc.jsonValue()),
        fc.jsonValue(),
        (root, row) => {
          const options = parseOptions(JSON.stringify(root), JSON.stringify(row));
          for (const key of ['textSize', 'speed', 'swipeStep', 'swipePerDot', 'pagination'] as const)
            expect(Number.isSafeInteger(options[key]) && options[key] >= 0).toBe(true);
          expect(Object.keys(options)).toEqual(Object.keys(DEFAULT_OPTIONS));
        },
      ),
    );
  });

  test('RV-06 options that are written and read are the same options', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const { root, row } = writeOptions(options);
        expect(parseOptions(root, row)).toEqual(options);
      }),
    );
  });
});

describe('breakpoints', () => {
  test('RV-12 are sorted by width, whether a text or a list, with or without px', () => {
    const expected = [
      { below: 768, columns: 2 },
      { below: 1200, columns: 3 },
    ];
    expect(breakpointsOf('1200:3,768px:2')).toEqual(expected);
    expect(breakpointsOf(['1200:3', ' 768 : 2 '])).toEqual(expected);
  });

  test('RV-12 what is no pair of whole numbers is passed over', () => {
    expect(breakpointsOf('1200:2.5,x:1,:,768:0,-5:2,600:2')).toEqual([{ below: 600, columns: 2 }]);
    expect(breakpointsOf({ 768: 2 })).toEqual([]);
    expect(breakpointsOf(null)).toEqual([]);
  });
});

test('RV-16 an answer of another shape brings no reviews', () => {
  expect(parseMoreReviews({ count: 42, offset: 20, html: '<div></div>' })).toEqual({
    count: 42,
    offset: 20,
    html: '<div></div>',
  });
  for (const body of [null, [], 'x', 3, {}, { html: 4, count: 1 }, { html: '' }])
    expect(parseMoreReviews(body)).toBeNull();
});

test('RV-15 only web addresses become links', () => {
  expect(webAddress('https://example.org/a?b')).toBe('https://example.org/a?b');
  for (const value of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/relative',
    '',
    null,
    4,
  ])
    expect(webAddress(value)).toBeNull();
});

const WIRE_NAMES = [
  'text_size',
  'trans',
  'time_format',
  'pagination',
  'speed',
  'autoplay',
  'mousestop',
  'clickstop',
  'wheelscroll',
  'hide_dots',
  'swipe_step',
  'swipe_per_btn',
  'swipe_per_dot',
  'breakpoints',
  'open_link',
  'nofollow_link',
  'url',
];

const count = fc.nat({ max: 10_000 });
const anyOptions: fc.Arbitrary<ReviewOptions> = fc.record({
  textSize: count,
  trans: fc.dictionary(fc.string(), fc.string()).map((phrases) => ({ ...phrases })),
  timeFormat: fc.string(),
  speed: fc.integer({ min: 1, max: 3600 }),
  autoplay: fc.boolean(),
  mouseStop: fc.boolean(),
  clickStop: fc.boolean(),
  wheelScroll: fc.boolean(),
  hideDots: fc.boolean(),
  swipeStep: count,
  swipePerButton: count,
  swipePerDot: count,
  breakpoints: fc
    .array(
      fc.record({ below: fc.integer({ min: 1, max: 5000 }), columns: fc.integer({ min: 1, max: 20 }) }),
      {
        maxLength: 5,
      },
    )
    .map((points) => points.sort((one, other) => one.below - other.below)),
  pagination: count,
  openLink: fc.boolean(),
  nofollowLink: fc.boolean(),
  url: fc.string(),
});
