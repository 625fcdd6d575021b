import type { Check } from './Rule.ts';

export const number: Check = ({ texts }) => texts.every((text) => NUMBER.test(text));

export const minnumber: Check = ({ texts }, { threshold }) =>
  !numbers(texts).some((value) => value < Number(threshold));

export const maxnumber: Check = ({ texts }, { threshold }) =>
  !numbers(texts).some((value) => value > Number(threshold));

export const stepnumber: Check = ({ texts }, { base, interval }) => {
  const step = Number(interval);
  return (
    !(step > 0) ||
    texts.every((text) => NUMBER.test(text) && isOnStep(Number(text) - Number(base ?? 0), step))
  );
};

const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i;

/** What is not a number is the business of the rule `number`. */
function numbers(texts: readonly string[]): number[] {
  return texts.filter((text) => NUMBER.test(text)).map(Number);
}

/** Six decimals are more than anybody types and fewer than binary fractions get wrong. */
function isOnStep(distance: number, step: number): boolean {
  const remainder = Math.abs(distance % step);
  return isNought(remainder) || isNought(remainder - step);
}

function isNought(value: number): boolean {
  return Math.abs(value) < 5e-7;
}
