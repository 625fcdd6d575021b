import { HASHED_ROWS, hashedFeatures, WORD_ROWS } from './hashedFeatures.ts';
import { type ReadText, readText } from './readText.ts';
import type { SiteLayer } from './siteLayer.ts';
import { styleFacts, styleFeatures } from './styleFeatures.ts';

/** The trained classifier, as stored in `model.json`. */
export interface StoredModel {
  readonly version: string;
  readonly bias: number;
  /** One signed byte per row, in base64; a row's weight is the byte times the scale. */
  readonly rows: string;
  readonly scale: number;
  readonly style: Readonly<Record<string, number>>;
  /** Turns the sum into log odds. */
  readonly calibration: { readonly slope: number; readonly offset: number };
}

export interface TextModel {
  readonly version: string;
  read(text: string, site?: SiteLayer): TextEvidence;
}

/** A text's evidence in log odds: positive is towards spam. */
export interface TextEvidence {
  readonly total: number;
  /** The starting value of every text, before any word is read. */
  readonly base: number;
  readonly words: number;
  readonly style: readonly { readonly name: string; readonly weight: number }[];
  /** What this site's own corrections have taught. */
  readonly site: number;
  /** The words that point most to spam, as written. */
  tellingWords(): readonly string[];
}

/** A text alone approaches this limit but never passes it, so that other evidence still counts. */
const MOST_EVIDENCE = 6;
const TELLING_WORDS = 4;
const LEAST_TELLING = 0.08;

export function createTextModel(stored: StoredModel): TextModel {
  const weights = decodeRows(stored);
  const style = styleFeatures.map(({ name }) => stored.style[name] ?? 0);
  const { slope, offset } = stored.calibration;
  // Counts of the current text: reused because allocating 131,072 zeros costs more than reading a text.
  const counts = new Uint16Array(HASHED_ROWS);
  const touched: number[] = [];

  return {
    version: stored.version,
    read(text, site) {
      const parts = readText(text);
      touched.length = 0;
      let wordCount = 0;
      let pieceCount = 0;
      hashedFeatures(parts, (row) => {
        if (row < WORD_ROWS) wordCount++;
        else pieceCount++;
        if (counts[row] === 0) touched.push(row);
        counts[row] = (counts[row] as number) + 1;
      });
      const wordScale = 1 / Math.sqrt(Math.max(1, wordCount));
      const pieceScale = 1 / Math.sqrt(Math.max(1, pieceCount));
      let words = 0;
      let taught = 0;
      for (const row of touched) {
        const value = Math.sqrt(counts[row] as number) * (row < WORD_ROWS ? wordScale : pieceScale);
        words += (weights[row] as number) * value;
        if (site && row < WORD_ROWS) taught += site.weight(row) * value;
        counts[row] = 0;
      }
      const facts = styleFacts(parts);
      const styles = styleFeatures.flatMap(({ name, measure }, index) => {
        const weight = measure(facts) * (style[index] ?? 0) * slope;
        return Math.abs(weight) < 0.01 ? [] : [{ name, weight }];
      });
      const base = stored.bias * slope + offset;
      const siteShift = site ? site.bound(taught) : 0;
      const sum = base + words * slope + styles.reduce((total, { weight }) => total + weight, 0) + siteShift;
      const total = MOST_EVIDENCE * Math.tanh(sum / MOST_EVIDENCE);
      // All parts shrink alike, so that they still add up.
      const shrink = sum === 0 ? 1 : total / sum;
      return {
        total,
        base: base * shrink,
        words: words * slope * shrink,
        style: styles.map(({ name, weight }) => ({ name, weight: weight * shrink })),
        site: siteShift * shrink,
        tellingWords: () =>
          words > 0 ? tellingWords(parts, weights, slope * wordScale, slope * pieceScale) : [],
      };
    },
  };
}

function decodeRows(stored: StoredModel): Float32Array {
  const bytes = atob(stored.rows);
  const weights = new Float32Array(HASHED_ROWS);
  for (let row = 0; row < weights.length; row++) {
    const byte = bytes.charCodeAt(row);
    weights[row] = (byte > 127 ? byte - 256 : byte) * stored.scale;
  }
  return weights;
}

function tellingWords(
  text: ReadText,
  weights: Float32Array,
  wordScale: number,
  pieceScale: number,
): string[] {
  const weightOfWord = new Float32Array(text.words.length);
  hashedFeatures(text, (row, word) => {
    weightOfWord[word] =
      (weightOfWord[word] as number) + (weights[row] as number) * (row < WORD_ROWS ? wordScale : pieceScale);
  });
  const best = new Map<string, number>();
  text.words.forEach(({ plain, written }, at) => {
    if (plain[0] === '<' || plain.length < 2) return;
    best.set(written, Math.max(best.get(written) ?? 0, weightOfWord[at] as number));
  });
  return [...best]
    .filter(([, weight]) => weight >= LEAST_TELLING)
    .sort((a, b) => b[1] - a[1])
    .slice(0, TELLING_WORDS)
    .map(([word]) => word.slice(0, 40));
}
