import { type Features, ROWS } from '../verdict/text/features.ts';
import { HASHED_ROWS } from '../verdict/text/hashedFeatures.ts';
import { seededRandom, shuffled } from './random.ts';

export interface Sample {
  readonly features: Features;
  readonly isSpam: boolean;
  /** The relative weight of this sample. */
  readonly weight: number;
}

export interface Training {
  readonly epochs: number;
  readonly rate: number;
  /** Weight decay of the word rows and the style rows. */
  readonly decay: { readonly hashed: number; readonly style: number };
  /** The share of features left out at random in each step, so that no single word is relied upon. */
  readonly dropout: number;
}

export const TRAINING: Training = {
  epochs: 8,
  rate: 0.35,
  decay: { hashed: 1.5e-3, style: 1e-4 },
  dropout: 0.4,
};

export interface Weights {
  readonly rows: Float32Array;
  readonly bias: number;
}

/** Logistic regression by AdaGrad, in an order that depends only on the seed. */
export function trainLogistic(samples: readonly Sample[], training: Training = TRAINING, seed = 7): Weights {
  const rows = new Float32Array(ROWS);
  const slope = new Float32Array(ROWS).fill(1e-2);
  let bias = 0;
  let biasSlope = 1;
  const random = seededRandom(seed);
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    for (const { features, isSpam, weight } of shuffled(random, samples)) {
      const { rows: at, values } = features;
      const kept = 1 - training.dropout;
      const dropSeed = random();
      let sum = bias;
      for (let index = 0; index < at.length; index++) {
        if (isDropped(dropSeed, index, training.dropout)) continue;
        sum += ((rows[at[index] as number] as number) * (values[index] as number)) / kept;
      }
      const error = (sigmoid(sum) - (isSpam ? 1 : 0)) * weight;
      bias -= (training.rate * error) / Math.sqrt(biasSlope);
      biasSlope += error * error;
      for (let index = 0; index < at.length; index++) {
        if (isDropped(dropSeed, index, training.dropout)) continue;
        const row = at[index] as number;
        const decay = row < HASHED_ROWS ? training.decay.hashed : training.decay.style;
        const gradient = (error * (values[index] as number)) / kept + decay * (rows[row] as number);
        slope[row] = (slope[row] as number) + gradient * gradient;
        rows[row] = (rows[row] as number) - (training.rate * gradient) / Math.sqrt(slope[row] as number);
      }
    }
  }
  return { rows, bias };
}

export function margin({ rows, bias }: Weights, { rows: at, values }: Features): number {
  let sum = bias;
  for (let index = 0; index < at.length; index++)
    sum += (rows[at[index] as number] as number) * (values[index] as number);
  return sum;
}

export function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function isDropped(seed: number, index: number, share: number): boolean {
  const mixed = Math.imul((seed * 0xffffffff) ^ Math.imul(index, 0x9e3779b1), 0x85ebca6b) >>> 0;
  return mixed / 4_294_967_296 < share;
}
