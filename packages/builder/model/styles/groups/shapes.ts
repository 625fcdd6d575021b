/**
 * Drawings for the edge of a box, of our own, under the names that Elementor's documents use. Each is 1000 wide and 100 high
 * and hangs from the top; at the bottom it is turned upside down. One that was told no height has that of Elementor's, which
 * is a tenth of its width unless it says otherwise.
 */
export const SHAPES: Readonly<Record<string, Shape>> = {
  mountains: {
    paths: [
      'M0 70C60 40 90 45 130 70S190 60 250 75S430 20 560 20S760 60 850 45S960 40 1000 55V0H0Z',
      'M0 38C110 75 190 100 320 90S490 25 590 25S720 65 770 62S900 20 1000 30V0H0Z',
      'M0 0C20 55 60 58 100 50S180 10 240 10S350 68 430 66S560 12 660 12S800 55 850 55S985 40 1000 0Z',
    ],
  },
  drops: both(drops()),
  clouds: both(
    'M0 22A60 60 0 0 1 72 44A14 14 0 0 1 98 40A16 16 0 0 1 128 32A20 20 0 0 1 165 34A24 24 0 0 1 210 40A52 52 0 0 1 310 40A28 28 0 0 1 360 22A45 45 0 0 1 440 30A12 12 0 0 1 462 44A22 22 0 0 1 500 38A24 24 0 0 1 546 22A14 14 0 0 1 566 30A26 26 0 0 1 600 56A30 30 0 0 1 652 72A20 20 0 0 1 690 88A58 58 0 0 1 770 78A26 26 0 0 1 812 92A18 18 0 0 1 828 74A38 38 0 0 1 880 30A70 70 0 0 1 985 40A12 12 0 0 1 1000 36',
  ),
  zigzag: { paths: [zigzag()], ratio: 310 },
  pyramids: both('M0 3L333 98L643 27L761 44L1000 4'),
  triangle: both('M0 0L500 100L1000 0'),
  'triangle-asymmetrical': both('M0 0L735 100L1000 0'),
  tilt: { paths: ['M0 0V6L1000 100V0Z'] },
  'opacity-tilt': { paths: ['M0 0V100L1000 50V0Z', 'M0 0V50H1000V0Z', 'M0 0L1000 50V0Z'], ratio: 19.8 },
  'opacity-fan': {
    paths: [
      'M0 0V100L500 5L1000 100V0Z',
      'M0 0V66L500 5L1000 66V0Z',
      'M0 0V33L500 5L1000 33V0Z',
      'M0 0V5H1000V0Z',
    ],
    ratio: 14.5,
  },
  curve: both('M0 0C15 60 220 100 500 100S985 60 1000 0'),
  'curve-asymmetrical': both('M0 0C30 50 300 100 620 100S1000 40 1000 0'),
  waves: both('M0 30C55 48 100 59 150 59C270 59 320 5 435 5C570 5 660 97 830 97C900 97 950 86 1000 69'),
  'wave-brush': {
    paths: [
      'M0 26C60 22 110 44 170 44S260 22 320 22S450 76 520 78S660 26 740 22S900 42 1000 26V0H0Z',
      'M0 20C60 16 110 37 170 37S260 16 320 16S450 68 520 70S660 20 740 16S900 35 1000 20V0H0Z',
    ],
  },
  'waves-pattern': { paths: [wavesPattern()], ratio: 283 },
  arrow: { ...both('M0 0H486L500 100L514 0H1000'), ratio: 70 },
  split: { ...both('M0 0H482Q500 0 500 100Q500 0 518 0H1000'), ratio: 50 },
  book: both('M0 98C330 96 440 62 500 4C560 62 670 96 1000 98'),
  'play-triangle': { paths: ['M440 0L500 60L560 0Z'] },
};

interface Shape {
  /** The first of several are fainter. */
  readonly paths: readonly string[];
  /** What the others leave. */
  readonly negative?: readonly string[];
  /** How often its height goes into its width. */
  readonly ratio?: number;
}

/** What lies above a line from the left to the right, and what lies below it. */
function both(line: string): Shape {
  return { paths: [`${line}V0H0Z`], negative: [`${line}V100H0Z`] };
}

/** Paint that runs down, here more and there less. */
function drops(): string {
  const lengths = [
    92, 60, 84, 55, 34, 40, 90, 66, 78, 52, 70, 44, 88, 62, 95, 58, 38, 42, 86, 56, 72, 48, 90, 64,
  ];
  const wide = 1000 / lengths.length;
  const drawn = lengths.map((length, index) => {
    const [from, top] = [wide * index, 10 + (index % 4) * 3];
    const at = (share: number): number => round(from + wide * share);
    return `L${at(0)} ${top}C${at(0.25)} ${top} ${at(0.32)} ${top + 8} ${at(0.32)} ${top + 16}L${at(0.3)} ${length - 8}C${at(0.3)} ${length + 4} ${at(0.7)} ${length + 4} ${at(0.7)} ${length - 8}L${at(0.68)} ${top + 16}C${at(0.68)} ${top + 8} ${at(0.75)} ${top} ${at(1)} ${top}`;
  });
  return `M0 10${drawn.join('')}`;
}

function zigzag(): string {
  const teeth = 160;
  const at = (tooth: number) => round((tooth * 1000) / teeth);
  const drawn = Array.from({ length: teeth }, (_, tooth) => `L${at(tooth + 0.5)} 100L${at(tooth + 1)} 0`);
  return `M0 0${drawn.join('')}Z`;
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
