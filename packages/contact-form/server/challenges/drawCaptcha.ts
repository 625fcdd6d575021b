import { encodePng } from './encodePng.ts';
import { glyphs } from './glyphs.ts';

/** Twice the displayed size, for high-density screens. */
const WIDTH = 144;
const HEIGHT = 48;
const LETTER_WIDTH = 30;
const STROKE = 1.7;
/** Lines across the letters: enough to join them for OCR, thin enough for a person to read past. */
const SCRATCH = 0.5;
const PAPER = 255;

/** A picture of a few slanted, wavy letters with lines across them; the same seed gives the same picture. */
export function drawCaptcha(text: string, seed: number): Buffer {
  const random = randomFrom(seed);
  const between = (low: number, high: number): number => low + (high - low) * random();
  const wave = { height: between(1, 2.5), length: between(22, 40), phase: between(0, 6) };
  const waved = ([x, y]: Point): Point => [x, y + wave.height * Math.sin(x / wave.length + wave.phase)];

  const lines: Point[][] = [];
  const scratches: Point[][] = [];
  [...text].forEach((letter, index) => {
    const left = 12 + index * LETTER_WIDTH + between(-2, 3);
    const top = between(8, 14);
    const lean = between(-0.28, 0.28);
    const scale = between(4.4, 5.2);
    for (const stroke of strokesOf(letter))
      lines.push(stroke.map(([x, y]) => waved([left + x * scale + (3 - y) * lean * scale, top + y * scale])));
  });
  for (let count = 0; count < 2; count++)
    scratches.push([
      [between(0, 20), between(6, HEIGHT - 6)],
      [between(WIDTH / 3, WIDTH / 1.5), between(6, HEIGHT - 6)],
      [between(WIDTH - 20, WIDTH), between(6, HEIGHT - 6)],
    ]);

  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (const line of lines) paint(pixels, line, STROKE);
  for (const line of scratches) paint(pixels, line, SCRATCH);
  for (let dot = 0; dot < 90; dot++) pixels[Math.floor(random() * pixels.length)] = 110;
  return encodePng(pixels, WIDTH, HEIGHT);
}

/** The placeholder until the script has fetched a captcha. */
export function blankCaptcha(): Buffer {
  return encodePng(new Uint8Array(WIDTH * HEIGHT).fill(PAPER), WIDTH, HEIGHT);
}

type Point = readonly [x: number, y: number];

function strokesOf(letter: string): Point[][] {
  return (glyphs[letter] ?? '')
    .split(' ')
    .map((stroke) =>
      (stroke.match(/\d\d/g) ?? []).map((point): Point => [Number(point[0]), Number(point[1])]),
    );
}

/** Darkens the pixels near the line, with a soft edge. */
function paint(pixels: Uint8Array, line: readonly Point[], stroke: number): void {
  for (let part = 1; part < line.length; part++) {
    const [from, to] = [line[part - 1], line[part]];
    if (!from || !to) continue;
    const [left, right] = [Math.min(from[0], to[0]) - 4, Math.max(from[0], to[0]) + 4];
    const [top, bottom] = [Math.min(from[1], to[1]) - 4, Math.max(from[1], to[1]) + 4];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(HEIGHT, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(WIDTH, right); x++) {
        const distance = distanceToLine([x, y], from, to) - stroke;
        const shade = distance <= 0 ? 30 : distance < 1 ? 30 + distance * (PAPER - 30) : PAPER;
        const at = y * WIDTH + x;
        pixels[at] = Math.min(pixels[at] ?? PAPER, shade);
      }
  }
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** A small seeded generator (mulberry32): the picture must be the same every time it is requested. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
