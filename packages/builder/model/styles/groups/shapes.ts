/**
 * Drawings for the edge of a box, of our own, under the names that Elementor's documents use. Each is 1000 wide and 100 high
 * and hangs from the top; at the bottom it is turned upside down. One that was told no height has that of Elementor's, which
 * is a tenth of its width unless it says otherwise.
 */
export const SHAPES: Readonly<Record<string, Shape>> = {
  mountains: {
    paths: [
      'M0 0V40L160 8L330 62L500 14L690 70L840 26L1000 58V0Z',
      'M0 0V24L220 60L430 20L620 88L800 40L1000 82V0Z',
      'M0 0V10L120 46L300 16L520 98L760 30L1000 64V0Z',
    ],
  },
  drops: {
    paths: [
      'M0 0V22C60 22 60 60 90 60S120 26 180 26S240 96 280 96S320 30 400 30S470 70 510 70S560 22 640 22S700 84 740 84S790 34 860 34S930 58 1000 30V0Z',
    ],
    negative: [
      'M0 100V22C60 22 60 60 90 60S120 26 180 26S240 96 280 96S320 30 400 30S470 70 510 70S560 22 640 22S700 84 740 84S790 34 860 34S930 58 1000 30V100Z',
    ],
  },
  clouds: {
    paths: [
      'M0 0V52Q30 82 70 62Q100 100 160 72Q210 96 250 66Q320 98 370 58Q430 92 480 64Q540 100 600 66Q650 94 700 60Q760 98 810 66Q870 92 910 60Q960 84 1000 52V0Z',
    ],
    negative: [
      'M0 100V52Q30 82 70 62Q100 100 160 72Q210 96 250 66Q320 98 370 58Q430 92 480 64Q540 100 600 66Q650 94 700 60Q760 98 810 66Q870 92 910 60Q960 84 1000 52V100Z',
    ],
  },
  zigzag: { paths: [zigzag()], ratio: 310 },
  pyramids: {
    paths: ['M0 0V80L140 18L300 92L470 10L640 84L800 24L1000 96V0Z'],
    negative: ['M0 100V80L140 18L300 92L470 10L640 84L800 24L1000 96V100Z'],
  },
  triangle: { paths: ['M0 0L500 100L1000 0Z'], negative: ['M0 0L500 100L1000 0V100H0Z'] },
  'triangle-asymmetrical': { paths: ['M0 0L735 100L1000 0Z'], negative: ['M0 0L735 100L1000 0V100H0Z'] },
  tilt: { paths: ['M0 0V6L1000 100V0Z'] },
  'opacity-tilt': {
    paths: ['M0 0V70L1000 100V0Z', 'M0 0V35L1000 85V0Z', 'M0 0V6L1000 66V0Z'],
    ratio: 19.8,
  },
  'opacity-fan': {
    paths: ['M0 0L500 100L1000 0Z', 'M120 0L500 100L880 0Z', 'M260 0L500 100L740 0Z'],
    ratio: 14.5,
  },
  curve: { paths: ['M0 0Q500 200 1000 0Z'], negative: ['M0 0Q500 200 1000 0V100H0Z'] },
  'curve-asymmetrical': {
    paths: ['M0 0C200 130 620 130 1000 0Z'],
    negative: ['M0 0C200 130 620 130 1000 0V100H0Z'],
  },
  waves: {
    paths: ['M0 0V46C130 96 260 96 400 54S680 2 800 40S950 88 1000 70V0Z'],
    negative: ['M0 100V46C130 96 260 96 400 54S680 2 800 40S950 88 1000 70V100Z'],
  },
  'wave-brush': {
    paths: [
      'M0 0V60C180 100 300 20 480 52S760 98 1000 44V0Z',
      'M0 0V44C200 92 320 8 500 44S780 92 1000 30V0Z',
    ],
  },
  'waves-pattern': { paths: [wavesPattern()], ratio: 283 },
  arrow: {
    paths: ['M486 0L500 100L514 0Z'],
    negative: ['M0 0H486L500 100L514 0H1000V100H0Z'],
    ratio: 70,
  },
  split: {
    paths: ['M0 0V80H470Q500 80 500 100Q500 80 530 80H1000V0Z'],
    negative: ['M0 100V80H470Q500 80 500 100Q500 80 530 80H1000V100Z'],
    ratio: 50,
  },
  book: {
    paths: ['M0 0C260 0 460 20 500 100C540 20 740 0 1000 0Z'],
    negative: ['M0 0C260 0 460 20 500 100C540 20 740 0 1000 0V100H0Z'],
  },
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
