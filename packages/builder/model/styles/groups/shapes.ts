/** Dripping paint: the place and length of each drop, and the height of the paint after it. */
const DROPS = [
  ...[18, 97, 29, 71, 90, 38, 115, 71, 19, 164, 36, 22, 202, 46, 23, 238, 92, 10],
  ...[276, 73, 13, 328, 54, 19, 366, 33, 22, 399, 71, 28, 449, 90, 30],
] as const;

/**
 * Our own shapes for the edges of a box, under the names in Elementor's documents. Each is 1000 wide and 100 high and hangs
 * from the top; at the bottom it is flipped. Without a height it has that of Elementor's shape, by default a tenth of its
 * width.
 */
export const SHAPES: Readonly<Record<string, Shape>> = {
  mountains: {
    paths: [
      'M0 58C30 78 60 88 90 87C140 85 140 62 170 62C230 62 260 98 335 98C430 98 480 35 600 22S740 20 790 45S845 88 890 88S970 76 1000 64V0H0Z',
      'M0 39C40 62 90 82 140 81C190 79 200 58 238 58S270 83 300 83S360 62 400 45S520 8 590 12S690 65 745 65S830 22 900 15S980 20 1000 28V0H0Z',
      'M0 0C15 40 45 57 90 52S190 11 240 11S370 57 430 58S560 13 665 13S800 50 870 50S990 35 1000 0Z',
    ],
    opacities: [0.33, 0.66],
  },
  drops: { ...both(drops()), ratio: 10.2, grows: 'xMidYMax slice' },
  clouds: {
    ...both(
      'M0 22A60 60 0 0 1 72 44A14 14 0 0 1 98 40A16 16 0 0 1 128 32A20 20 0 0 1 165 34A24 24 0 0 1 210 40A52 52 0 0 1 310 40A28 28 0 0 1 360 22A45 45 0 0 1 440 30A12 12 0 0 1 462 44A22 22 0 0 1 500 38A24 24 0 0 1 546 22A14 14 0 0 1 566 30A26 26 0 0 1 600 56A30 30 0 0 1 652 72A20 20 0 0 1 690 88A58 58 0 0 1 770 78A26 26 0 0 1 812 92A18 18 0 0 1 828 74A38 38 0 0 1 880 30A70 70 0 0 1 985 40A12 12 0 0 1 1000 36',
    ),
    ratio: 10.2,
    grows: 'xMidYMax slice',
  },
  zigzag: { paths: [zigzag()], ratio: 310 },
  pyramids: both('M0 3L333 98L643 27L761 44L1000 4'),
  triangle: { ...both('M0 5.5L500 99L1000 5.5'), negative: ['M0 0L500 94.7L1000 0V100H0Z'] },
  'triangle-asymmetrical': both('M0 5L737 98.5L1000 5.5'),
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
  curve: both('M0 4C8 33 157 100 500 100S992 33 1000 4'),
  'curve-asymmetrical': both('M0 6C7 30 259 99.7 610 99.7C892 99.7 1002 56 1000 5'),
  waves: both(
    'M0 30.8C59 56 123 60.8 150 60.8C290 60.8 332 5.5 440 5.5C563 5.5 638 98.4 830 98.4C863 98.4 923 97 1000 69',
  ),
  'wave-brush': brushed(
    'M0 38C30 35 60 36 90 44S150 56 180 55S260 30 300 30C360 30 400 55 440 66S500 84 530 84S620 72 660 50S720 21 760 21C800 21 830 32 860 42S915 53 940 52S980 42 1000 33',
  ),
  'waves-pattern': { paths: [wavesPattern()], ratio: 283, grows: 'xMidYMin slice' },
  arrow: { ...both('M0 0H486L500 100L514 0H1000'), ratio: 70 },
  split: { ...both('M0 14.5H484Q500 20 500 100Q500 20 516 14.5H1000'), ratio: 50 },
  book: both('M0 99H190C361 99 491 33 500 0C509 33 639 99 810 99H1000'),
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

function drops(): string {
  const half = Array.from({ length: DROPS.length / 3 }, (_, index) => DROPS.slice(3 * index, 3 * index + 3));
  const ends = half.map(([, , end = 0]) => end).reverse();
  const mirrored = [...half].reverse().map(([at = 0, low], index) => [1000 - at, low, ends[index + 1] ?? 4]);
  let [left, from] = [0, 4];
  const all = [...half, [500, 99, 30], ...mirrored];
  const drawn = all.map(([at = 0, low = 0, end = 0], index) => {
    const right = round((at + (all[index + 1]?.[0] ?? 2000 - at)) / 2);
    const neck = (edge: number): number => round(edge + (low - edge) * 0.35);
    const path = `C${round((left + at) / 2)} ${from} ${at - 9} ${neck(from)} ${at - 8} ${low - 8}C${at - 11} ${low + 3} ${at + 11} ${low + 3} ${at + 8} ${low - 8}C${at + 9} ${neck(end)} ${round((right + at) / 2)} ${end} ${right} ${end}`;
    [left, from] = [right, end];
    return path;
  });
  return `M0 4${drawn.join('')}`;
}

function zigzag(): string {
  const teeth = 162;
  const at = (tooth: number) => round((tooth * 1000) / teeth);
  const drawn = Array.from({ length: teeth }, (_, tooth) => `L${at(tooth + 0.5)} 0L${at(tooth + 1)} 100`);
  return `M0 0V100${drawn.join('')}V0Z`;
}

function wavesPattern(): string {
  const waves = 106;
  const at = (half: number) => round((half * 500) / waves);
  const drawn = Array.from({ length: 2 * waves - 1 }, (_, half) => `T${at(half + 2)} 50`);
  return `M0 0V50Q${at(0.5)} 100 ${at(1)} 50${drawn.join('')}V0Z`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
