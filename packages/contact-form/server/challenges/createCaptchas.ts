import { randomInt } from 'node:crypto';
import { type Clock, type Database, isUniqueViolation } from '@portico/kernel/server';
import { CAPTCHA_PATH } from '../../protocol.ts';
import type { ContactFormTables } from '../tables.ts';
import { drawCaptcha } from './drawCaptcha.ts';
import type { Signature } from './signature.ts';

export interface Captchas {
  issue(): { challenge: string; imageUrl: string };
  /** `null` for a challenge that is not ours or too old. */
  draw(challenge: string): Promise<Buffer | null>;
  /** Right once: a challenge that was answered, rightly or not, is used up. */
  check(challenge: string, answer: string): Promise<boolean>;
  forgetOld(): Promise<void>;
}

const LIFETIME_MS = 60 * 60 * 1000;
/** Letters and digits that are not easily taken for each other. */
const LETTERS = 'ABCDEFHJKLMNPRTUVWXY347';
const LENGTH = 4;

/**
 * Nothing is stored when a picture is shown, or whoever fetches pages could fill the disk: a challenge is the time and a
 * random number, and what it shows follows from it by the site's key. Only challenges that were answered are written down.
 */
export function createCaptchas(database: Database, signature: Signature, clock: Clock): Captchas {
  const isFresh = (challenge: string): boolean => {
    const age = clock.now() - issuedAt(challenge);
    return CHALLENGE.test(challenge) && age >= -LIFETIME_MS && age < LIFETIME_MS;
  };

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
      if (!isFresh(challenge)) return false;
      try {
        await database
          .tables<ContactFormTables>()
          .insertInto('contact_captchas_used')
          .values({ challenge, used_at: clock.now() })
          .execute();
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
      return answer.trim().toUpperCase() === (await captchaAnswer(signature, challenge));
    },

    async forgetOld() {
      await database
        .tables<ContactFormTables>()
        .deleteFrom('contact_captchas_used')
        .where('used_at', '<', clock.now() - 2 * LIFETIME_MS)
        .execute();
    },
  };
}

/** What a challenge shows, for those who have the site's key. */
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
