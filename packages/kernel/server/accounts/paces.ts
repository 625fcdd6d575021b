import type { Count, Pace } from './createTries.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wrong passwords for one account from one IP address. Others cannot use up somebody's attempts there. */
export const PAIR_PACE: Pace = {
  free: 5,
  firstWaitMs: 15 * SECOND,
  longestWaitMs: 15 * MINUTE,
  windowMs: 6 * HOUR,
};

/** An IP address may be a whole office, so it gets more attempts. */
export const PLACE_PACE: Pace = {
  free: 30,
  firstWaitMs: 15 * SECOND,
  longestWaitMs: 15 * MINUTE,
  windowMs: 6 * HOUR,
};

/**
 * Wrong passwords from all unknown browsers. Limits distributed guessing to a few thousand a day. It is a steady rate, not a
 * lock, and does not affect anyone who has signed in with their browser before.
 */
export const STRANGERS_PACE: Pace = {
  free: 100,
  firstWaitMs: 36 * SECOND,
  longestWaitMs: 36 * SECOND,
  windowMs: HOUR,
};

/**
 * Keyed by what was typed, not by the account: a name and an email address with a shared wait would reveal that they belong
 * together.
 */
export function signInCounts(typed: string, place: string): [Count, Count, Count] {
  return [
    { key: JSON.stringify(['sign-in', typed, place]), pace: PAIR_PACE },
    { key: JSON.stringify(['sign-in from', place]), pace: PLACE_PACE },
    { key: 'sign-in', pace: STRANGERS_PACE },
  ];
}

/** On a browser that the account was used with before, only attempts from that browser count. */
export function deviceCounts(typed: string, device: string): [Count] {
  return [{ key: JSON.stringify(['sign-in with', typed, device]), pace: PAIR_PACE }];
}
