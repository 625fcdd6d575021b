import { randomInt } from 'node:crypto';
import type { Clock, Database, UsedOnce } from '@portico/kernel/server';
import { CAPTCHA_PATH } from '../../wire/public.ts';
import { drawCaptcha } from './drawCaptcha.ts';
import type { Signature } from './signature.ts';

export interface Captchas {
  issue(): { challenge: string; imageUrl: string };
  /** `null` if the challenge is not ours or has expired. */
  draw(challenge: string): Promise<Buffer | null>;
  /** A wrong answer uses up the challenge; a right one is valid until it is spent. */
  check(challenge: string, answer: string): Promise<boolean>;
  spend(transaction: Database, challenge: string): Promise<void>;
}

const LIFETIME_MS = 60 * 60 * 1000;
/** Letters and digits that are not easily confused. */
const LETTERS = 'ABCDEFHJKLMNPRTUVWXY347';
const LENGTH = 4;

/**
 * Showing a picture stores nothing, or anyone fetching pages could fill the disk: a challenge is the time and a random number,
 * and its answer is derived with the site's key. Only answered challenges are stored.
 */
export function createCaptchas(
  database: Database,
  signature: Signature,
  clock: Clock,
  used: UsedOnce,
): Captchas {
  const isFresh = (challenge: string): boolean => {
    const age = clock.now() - issuedAt(challenge);
    return CHALLENGE.test(challenge) && age >= -LIFETIME_MS && age < LIFETIME_MS;
  };

  const spend = (transaction: Database, challenge: string): Promise<void> =>
    used.use(transaction, challenge, clock.now() + 2 * LIFETIME_MS);

  return {
    issue() {
      const challenge = `${Math.floor(clock.now() / 1000)}${String(randomInt(1_000_000)).padStart(6, '0')}`;
      return { challenge, imageUrl: `${CAPTCHA_PATH}${challenge}.png` };
    },

    async draw(challenge) {
      if (!isFresh(challenge)) return null;
      const seed = await signature.sign('captcha picture', challenge);
      return drawCaptcha(await captchaAnswer(signature, challenge), Number.parseInt(seed.slice(0, 8), 16));
    },

    async check(challenge, answer) {
      if (!isFresh(challenge) || (await used.isUsed(challenge))) return false;
      if (answer.trim().toUpperCase() === (await captchaAnswer(signature, challenge))) return true;
      await spend(database, challenge);
      return false;
    },

    spend,
  };
}

/** The answer to a challenge, derived with the site's key. */
export async function captchaAnswer(signature: Signature, challenge: string): Promise<string> {
  const digits = await signature.sign('captcha', challenge);
  return Array.from({ length: LENGTH }, (_, at) => {
    const number = Number.parseInt(digits.slice(at * 4, at * 4 + 4), 16);
    return LETTERS.charAt(number % LETTERS.length);
  }).join('');
}

const CHALLENGE = /^\d{16}$/;

function issuedAt(challenge: string): number {
  return Number(challenge.slice(0, 10)) * 1000;
}
