import { HASHED_ROWS } from '../verdict/text/hashedFeatures.ts';
import { styleFeatures } from '../verdict/text/styleFeatures.ts';
import type { StoredModel } from '../verdict/text/TextModel.ts';
import type { Calibration } from './calibrate.ts';
import type { Weights } from './trainLogistic.ts';

/** Weights as stored: a byte for each word row, four digits for each style row. */
export function packModel({ rows, bias }: Weights, calibration: Calibration, version: string): StoredModel {
  const hashed = rows.subarray(0, HASHED_ROWS);
  const largest = quantile(hashed, 0.9998);
  const scale = digits(largest / 127);
  const bytes = Buffer.alloc(HASHED_ROWS);
  hashed.forEach((weight, row) => {
    bytes.writeInt8(Math.max(-127, Math.min(127, Math.round(weight / scale))), row);
  });
  return {
    version,
    bias: digits(bias),
    scale,
    calibration: { slope: digits(calibration.slope), offset: digits(calibration.offset) },
    style: Object.fromEntries(
      styleFeatures.map(({ name }, index) => [name, digits(rows[HASHED_ROWS + index] ?? 0)]),
    ),
    rows: bytes.toString('base64'),
  };
}

/** A few huge weights would make the quantisation of all others coarse. */
function quantile(weights: Float32Array, share: number): number {
  const sizes = Float32Array.from(weights, Math.abs).sort();
  return sizes[Math.floor((sizes.length - 1) * share)] || 1;
}

function digits(value: number): number {
  return Number(value.toPrecision(5));
}
