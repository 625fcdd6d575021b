import type { Count, Pace } from './createTries.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wrong passwords for one account from one place. Others cannot use up what somebody has there. */
export const PAIR_PACE: Pace = {
  free: 5,
  firstWaitMs: 15 * SECOND,
  longestWaitMs: 15 * MINUTE,
  windowMs: 6 * HOUR,
};

/** A place may be a whole office, so it is given more. */
export const PLACE_PACE: Pace = {
  free: 30,
  firstWaitMs: 15 * SECOND,
  longestWaitMs: 15 * MINUTE,
  windowMs: 6 * HOUR,
};

/**
 * Wrong passwords of all whose browsers are not known. Many places together guess some thousand a day at most. It is a
 * steady pace and not a closed door, and whoever has signed in with their browser before does not meet it.
 */
export const STRANGERS_PACE: Pace = {
  free: 100,
  firstWaitMs: 36 * SECOND,
  longestWaitMs: 36 * SECOND,
  windowMs: HOUR,
};

/**
 * By what was typed and not by whose account it is: a name and an address that wait for each other would tell that they
 * belong together.
 */
export function signInCounts(typed: string, place: string): [Count, Count, Count] {
  return [
    { key: JSON.stringify(['sign-in', typed, place]), pace: PAIR_PACE },
    { key: JSON.stringify(['sign-in from', place]), pace: PLACE_PACE },
    { key: 'sign-in', pace: STRANGERS_PACE },
  ];
}

/** At a browser that the account was used with before, only what is typed there counts. */
export function deviceCounts(typed: string, device: string): [Count] {
  return [{ key: JSON.stringify(['sign-in with', typed, device]), pace: PAIR_PACE }];
}
