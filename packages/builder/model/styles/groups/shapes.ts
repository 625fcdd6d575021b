import { drips } from './drips.ts';

/** The bows of clouds: where each ends, and how far it is drawn up between its ends. */
const CLOUDS = [
  ...[69, 42, 9, 94, 50, 36, 105, 49, 46, 124, 41, 31, 152, 27, 17, 167, 32, 23, 176, 34, 31, 212, 42, 14],
  ...[232, 41, 35, 314, 33, 0, 359, 20, -1, 434, 36, -25, 456, 45, 32, 487, 45, 37, 526, 11, 6, 555, 32, -5],
  ...[608, 53, -10, 623, 51, 47, 655, 68, 29, 692, 87, 58, 777, 73, 38, 812, 90, 55, 825, 87, 84],
  ...[881, 32, -4, 994, 39, -17, 1000, 37, 38],
] as const;

/**
 * Our own shapes for the edges of a box, under the names in Elementor's documents. Each is 1000 wide and 100 high and hangs
 * from the top; at the bottom it is flipped. Without a height it has that of Elementor's shape, by default a tenth of its
 * width.
 */
export const SHAPES: Readonly<Record<string, Shape>> = {
  mountains: {
    paths: [
      ridge([
        0, 60, 27, 77, 80, 88, 126, 80, 182, 62, 261, 89, 360, 99, 479, 65, 690, 5, 802, 48, 872, 87, 924, 86,
        1000, 60,
      ]),
      ridge([
        0, 40, 40, 61, 135, 85, 226, 59, 271, 79, 313, 81, 386, 53, 523, 25, 605, 28, 729, 67, 802, 42, 908,
        18, 1000, 36,
      ]),
      ridge([0, 1, 19, 27, 64, 53, 239, 10, 430, 59, 656, 13, 765, 29, 837, 48, 920, 48, 980, 26, 1000, 1]),
    ].map((line) => `${line}V0H0Z`),
    opacities: [0.33, 0.66],
  },
  drops: { ...both(drips()), ratio: 10.2, grows: 'xMidYMax slice' },
  clouds: { ...both(clouds()), ratio: 10.2, grows: 'xMidYMax slice' },
  zigzag: { paths: [zigzag()], ratio: 310 },
  pyramids: {
    ...both('M0 3L333 98L643 27L761 44L1000 4'),
    negative: ['M0 0L333 95L643 23.5L761 41L1000 0V100H0Z'],
  },
  triangle: { ...both('M0 5.5L500 99L1000 5.5'), negative: ['M0 0L500 94.7L1000 0V100H0Z'] },
  'triangle-asymmetrical': { ...both('M0 5L737 98.5L1000 5.5'), negative: ['M0 0L737 94.5L1000 0V100H0Z'] },
  tilt: { paths: ['M0 0V6L1000 100V0Z'] },
  'opacity-tilt': {
    paths: ['M0 0V97L1000 52V0Z', 'M0 0V52H1000V0Z', 'M0 0L1000 52V0Z'],
    opacities: [0.26, 0.48],
    ratio: 19.8,
  },
  'opacity-fan': {
    paths: [
      'M0 0V99L500 20.5L1000 99V0Z',
      'M0 0V66L500 20.5L1000 66V0Z',
      'M0 0V32.5L500 20.5L1000 32.5V0Z',
      'M0 0V6L500 20.5L1000 6V0Z',
    ],
    ratio: 14.4,
  },
  curve: {
    ...both('M0 4C8 33 157 100 500 100S992 33 1000 4'),
    negative: ['M0 1C8 30 157 97 500 97S992 30 1000 1V100H0Z'],
  },
  'curve-asymmetrical': {
    ...both('M0 6C7 30 259 99.7 610 99.7C892 99.7 1002 56 1000 5'),
    negative: ['M0 2C7 26 259 96.5 610 96.5C892 96.5 1002 53 1000 1V100H0Z'],
  },
  waves: {
    ...both(
      'M0 30.8C59 56 123 60.8 150 60.8C290 60.8 332 5.5 440 5.5C563 5.5 638 98.4 830 98.4C863 98.4 923 97 1000 69',
    ),
    negative: [
      'M0 26.5C59 52 123 56.5 150 56.5C290 56.5 332 1.2 440 1.2C563 1.2 638 94.2 830 94.2C863 94.2 923 93 1000 65V100H0Z',
    ],
  },
  'wave-brush': brushed(
    'M0 38C30 35 60 36 90 44S150 56 180 55S260 30 300 30C360 30 400 55 440 66S500 84 530 84S620 72 660 50S720 21 760 21C800 21 830 32 860 42S915 53 940 52S980 42 1000 33',
  ),
  'waves-pattern': { paths: [wavesPattern()], ratio: 283, grows: 'xMidYMin slice' },
  arrow: { ...both('M0 0H486L500 100L514 0H1000'), ratio: 70 },
  split: {
    ...both('M0 14.5H484Q500 20 500 100Q500 20 516 14.5H1000'),
    negative: ['M0 0H482Q500 5 500 100Q500 5 518 0H1000V100H0Z'],
    ratio: 50,
  },
  book: {
    ...both('M0 99H190C361 99 491 33 500 0C509 33 639 99 810 99H1000'),
    negative: ['M0 97.5H160C341 95 480 38 500 0C520 38 659 95 840 97.5H1000V100H0Z'],
  },
  'play-triangle': { paths: ['M440 0L500 60L560 0Z'] },
};

interface Shape {
  /** The first of several are fainter. */
  readonly paths: readonly string[];
  /** The opacity of each layer; a third by default. */
  readonly opacities?: readonly number[];
  /** The inverse of the paths. */
  readonly negative?: readonly string[];
  /** Aspect ratio. */
  readonly ratio?: number;
  /** Grows with its height and is cut at the sides, instead of being stretched: `preserveAspectRatio`. */
  readonly grows?: 'xMidYMin slice' | 'xMidYMax slice';
}

/** The areas above and below a line from left to right. */
function both(line: string): Shape {
  return { paths: [`${line}V0H0Z`], negative: [`${line}V100H0Z`] };
}

/** A wave with gaps and splashes of the brush. */
function brushed(line: string): Shape {
  const strokes =
    'M25 31q45-4 85 11q-40-9-85-11zM120 46q10-2 20 3q-10 3-20-3zM256 28q25-12 62-8q-30 1-62 8zM330 16q14 2 26 9q-14-6-26-9z' +
    'M448 62q45 16 86 13q-44 5-86-13zM522 60q60 0 130-30q-60 34-130 30zM730 14q60-2 122 17q-62-12-122-17zM885 38q16-3 34 1q4 6-12 4q-12-2-22-5z' +
    'M55 47q22 1 40 8q-22-2-40-8zM150 66q34 6 62-6q-24 14-62 6zM462 85q44 11 82 9q-48 3-82-9zM666 55q20-10 42-16q-20 12-42 16zM868 53q40 10 82 9q-46 4-82-9z';
  return { paths: [`${line}V0H0Z${strokes}`], negative: [`${line}V100H0Z`], ratio: 10.2 };
}

function clouds(): string {
  const bows = Array.from({ length: CLOUDS.length / 3 }, (_, index) =>
    CLOUDS.slice(3 * index, 3 * index + 3),
  );
  let left = 0;
  const drawn = bows.map(([right = 0, low, up]) => {
    const middle = round((left + right) / 2);
    left = right;
    return `Q${middle} ${up} ${right} ${low}`;
  });
  return `M0 24${drawn.join('')}`;
}

/** A smooth line through places, that is nowhere higher or lower than the places beside it. */
function ridge(numbers: readonly number[]): string {
  const places = pairs(numbers);
  const slopes = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [0, 0];
    return (y - fromY) / (x - fromX);
  });
  const steepness = places.map((_, index) => {
    const [before, after] = [
      slopes[index - 1] ?? slopes[index] ?? 0,
      slopes[index] ?? slopes[index - 1] ?? 0,
    ];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const drawn = places.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = places[index] ?? [0, 0];
    const third = (x - fromX) / 3;
    const [leaves, arrives] = [steepness[index] ?? 0, steepness[index + 1] ?? 0];
    return `C${round(fromX + third)} ${round(fromY + leaves * third)} ${round(x - third)} ${round(y - arrives * third)} ${x} ${y}`;
  });
  return `M${places[0]?.join(' ')}${drawn.join('')}`;
}

function pairs(numbers: readonly number[]): readonly (readonly [number, number])[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

function zigzag(): string {
  const teeth = 162;
  const at = (tooth: number) => round((tooth * 1000) / teeth);
  const drawn = Array.from({ length: teeth }, (_, tooth) => `L${at(tooth + 0.5)} 0L${at(tooth + 1)} 100`);
  return `M0 0V100${drawn.join('')}V0Z`;
}

/** Each wave falls slowly and rises steeply; the first has begun before the edge. */
function wavesPattern(): string {
  const waves = 107;
  return `M-2 0V97.5c2.55 0 1.565-75 3.365-75s3.45 75 6 75${'s1.565-75 3.365-75s3.45 75 6 75'.repeat(waves - 1)}V0Z`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
