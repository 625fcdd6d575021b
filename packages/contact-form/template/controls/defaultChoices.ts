import { type FormTag, optionValues } from '../FormTag.ts';

/** Which values are chosen at first: `default:2` or `default:1_3`, counted from one. */
export function defaultChoices(tag: FormTag): ReadonlySet<number> {
  const numbers = optionValues(tag, 'default').find((value) => /^[\d_]+$/.test(value));
  return new Set(
    (numbers ?? '')
      .split('_')
      .filter(Boolean)
      .map((number) => Number(number) - 1),
  );
}
