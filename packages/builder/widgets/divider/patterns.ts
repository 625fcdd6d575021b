/** Elementor's pattern names, with our own drawings. */
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ['curly', 'curly'],
  ['curved', 'curved'],
  ['multiple', 'multiple'],
  ['slashed', 'slashed'],
  ['slashes', 'slashed'],
  ['squared', 'squared'],
  ['wavy', 'wavy'],
  ['zigzag', 'zigzag'],
  ['arrows', 'arrows'],
  ['pluses', 'pluses'],
  ['rhombus', 'rhombus'],
  ['parallelogram', 'parallelogram'],
  ['rectangles', 'rectangles'],
  ['dots_tribal', 'dots'],
  ['trees_2_tribal', 'firs'],
  ['rounds_tribal', 'rounds'],
  ['leaves_tribal', 'leaves'],
  ['stripes_tribal', 'stripes'],
  ['squares_tribal', 'squares'],
  ['trees_tribal', 'trees'],
  ['planes_tribal', 'planes'],
  ['x_tribal', 'crosses'],
  ['zigzag_tribal', 'zigzags'],
]);

/** Drawn twice, because Elementor's are a little stronger than other lines. */
const SLASHES =
  'M-.3 24l19-24M.3 24l19-24M11.7 24l19-24M12.3 24l19-24M-12.3 24l19-24M-11.7 24l19-24M-24.3 24l19-24M-23.7 24l19-24';

/** Line patterns, in the middle of a square of 24. */
export const LINE_PATHS = {
  curly: 'M0 20.5C7 20.5 19.5 14 19.5 7C19.5 1.5 10.5 1.5 10.5 10.5C10.5 18 15.5 20.5 24 20.5',
  curved: 'M0 6.5C5.5 6.5 6.5 18.5 12 18.5S18.5 6.5 24 6.5',
  slashed: SLASHES,
  slashes: SLASHES,
  squared: 'M0 6H6V18H18V6H24',
  wavy: 'M0 6C5.5 6 2 17 7.5 17S17 6 24 6',
  zigzag: 'M0 18L12 6L24 18',
} as const;

/** The pattern of a style; `null` for a plain line. */
export function patternOf(style: unknown): string | null {
  return typeof style === 'string' ? (PATTERNS.get(style) ?? null) : null;
}

export const LINE_NAMES = {
  ...{ solid: 'Solid', double: 'Double', dotted: 'Dots', dashed: 'Dashes' },
  ...{ curly: 'Curls', curved: 'Curves', wavy: 'Waves', zigzag: 'Zigzag', multiple: 'Lines' },
  ...{ slashes: 'Slashes', squared: 'Battlements', arrows: 'Arrows', pluses: 'Pluses', rhombus: 'Diamonds' },
  ...{ parallelogram: 'Leaning boxes', rectangles: 'Boxes', dots_tribal: 'Beads', trees_tribal: 'Trees' },
  ...{
    rounds_tribal: 'Rings',
    leaves_tribal: 'Leaves',
    stripes_tribal: 'Stripes',
    squares_tribal: 'Squares',
  },
  ...{ planes_tribal: 'Wings', x_tribal: 'Crosses' },
} as const;
