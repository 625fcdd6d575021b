/** Elementor's names for its patterns, each with the drawing of ours that stands for it. */
const PATTERNS: ReadonlyMap<string, string> = new Map([
  ['curly', 'curly'],
  ['curved', 'curved'],
  ['multiple', 'multiple'],
  ['slashed', 'slashed'],
  ['squared', 'squared'],
  ['wavy', 'wavy'],
  ['zigzag', 'zigzag'],
  ['arrows', 'arrows'],
  ['pluses', 'pluses'],
  ['rhombus', 'rhombus'],
  ['parallelogram', 'parallelogram'],
  ['rectangles', 'rectangles'],
  ['dots_tribal', 'dots'],
  ['trees_2_tribal', 'trees'],
  ['rounds_tribal', 'rounds'],
  ['leaves_tribal', 'leaves'],
  ['stripes_tribal', 'stripes'],
  ['squares_tribal', 'squares'],
  ['trees_tribal', 'trees'],
  ['planes_tribal', 'planes'],
  ['x_tribal', 'crosses'],
  ['zigzag_tribal', 'zigzag'],
]);

/** The drawing that a style asks for; `null` for a plain line. */
export function patternOf(style: unknown): string | null {
  return typeof style === 'string' ? (PATTERNS.get(style) ?? null) : null;
}

export const LINE_NAMES = {
  ...{ solid: 'Solid', double: 'Double', dotted: 'Dots', dashed: 'Dashes' },
  ...{ curly: 'Curls', curved: 'Curves', wavy: 'Waves', zigzag: 'Zigzag', multiple: 'Lines' },
  ...{ slashed: 'Slashes', squared: 'Battlements', arrows: 'Arrows', pluses: 'Pluses', rhombus: 'Diamonds' },
  ...{ parallelogram: 'Leaning boxes', rectangles: 'Boxes', dots_tribal: 'Beads', trees_tribal: 'Trees' },
  ...{
    rounds_tribal: 'Rings',
    leaves_tribal: 'Leaves',
    stripes_tribal: 'Stripes',
    squares_tribal: 'Squares',
  },
  ...{ planes_tribal: 'Wings', x_tribal: 'Crosses' },
} as const;
