import type { Check } from './Rule.ts';

export const number: Check = ({ texts }) => texts.every((text) => NUMBER.test(text));

export const minnumber: Check = ({ texts }, { threshold }) =>
  !texts.some((text) => numberIn(text) < numberIn(threshold));

export const maxnumber: Check = ({ texts }, { threshold }) =>
  !texts.some((text) => numberIn(text) > numberIn(threshold));

export const stepnumber: Check = ({ texts }, { base, interval }) => {
  const step = Number(interval);
  return !(step > 0) || texts.every((text) => isOnStep(numberIn(text) - Number(base ?? 0), step));
};

const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i;

/** Parsed as Contact Form 7 does: `4abc` is 4. Text that does not begin with a number is left to the rule `number`. */
function numberIn(value: unknown): number {
  return Number.parseFloat(String(value));
}

/** Six decimals are more than anybody types, and coarser than floating-point errors. */
function isOnStep(distance: number, step: number): boolean {
  const remainder = Math.abs(distance % step);
  return isNought(remainder) || isNought(remainder - step);
}

function isNought(value: number): boolean {
  return Math.abs(value) < 5e-7;
}
