import { type Scored, thresholdAt } from './measures.ts';
import { sigmoid } from './trainLogistic.ts';

export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

const STEPS = 4_000;
const RATE = 0.05;

/**
 * Platt scaling of the sum to probabilities, shifted so that at most `falsePositiveRate` of the ham reaches the score at which
 * a text is refused (`refusedFrom`).
 */
export function calibrate(
  scored: readonly Scored[],
  refusedFrom: number,
  falsePositiveRate: number,
): Calibration {
  let slope = 1;
  let offset = 0;
  const share = 1 / scored.length;
  for (let step = 0; step < STEPS; step++) {
    let slopeError = 0;
    let offsetError = 0;
    for (const { score, isSpam } of scored) {
      const error = sigmoid(slope * score + offset) - (isSpam ? 1 : 0);
      slopeError += error * score * share;
      offsetError += error * share;
    }
    slope -= RATE * slopeError;
    offset -= RATE * offsetError;
  }
  const refused = Math.log(refusedFrom / (1 - refusedFrom));
  return { slope, offset: refused - slope * thresholdAt(scored, falsePositiveRate) };
}
