import type { Limit } from '@portico/kernel/server';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Enough for somebody who reads the whole site, too little to decode other people's lists. */
export const DECODING_OF_BROWSER = {
  calls: limit('decode-browser', { windowMs: MINUTE_MS, each: 12, inAll: 3_000 }),
  addresses: limit('decoded-browser', { windowMs: HOUR_MS, each: 600, inAll: 100_000 }),
};
/** A browser says itself which one it is. This holds whatever it says, and is enough for an office of 500 people. */
export const DECODING = {
  calls: limit('decode', { windowMs: MINUTE_MS, each: 30, inAll: 3_000 }),
  addresses: limit('decoded', { windowMs: HOUR_MS, each: 2_000, inAll: 100_000 }),
};

/** A page may have several calls under way when its nonce runs out. */
export const NONCES_OF_BROWSER = limit('nonce-browser', { windowMs: 10 * SECOND_MS, each: 5, inAll: 5_000 });
export const NONCES = limit('nonce', { windowMs: 10 * SECOND_MS, each: 100, inAll: 5_000 });

/** Asked while people type. */
export const EMAIL_CHECKS: Limit = { name: 'email-checks', windowMs: MINUTE_MS, each: 120, inAll: 6_000 };
/** What the domain name system is asked in all, whoever the questions come from. */
export const MAIL_SERVER_LOOK_UPS: Limit = {
  ...{ name: 'mail-servers', windowMs: MINUTE_MS },
  ...{ each: 600, inAll: 600 },
};

/** Forms of others, judged without being ours: each leaves an entry in the log. */
export const FORM_CHECKS = limit('form-checks', { windowMs: 10 * MINUTE_MS, each: 100, inAll: 3_000 });

/** Sites that ask for verdicts: by key once the signature is right, by address before. */
export const SITE_VERDICTS = limit('site-verdicts', { windowMs: MINUTE_MS, each: 300, inAll: 3_000 });
export const WRONG_SIGNATURES = limit('site-signatures', { windowMs: MINUTE_MS, each: 30, inAll: 3_000 });

/** Several calls for each page that somebody without cookies reads. */
export const SESSION_CALLS: Limit = { name: 'sessions', windowMs: HOUR_MS, each: 20_000, inAll: 2_000_000 };

/** Over all processes: what is given away or written down here is worth asking several servers for. */
function limit(name: string, figures: Pick<Limit, 'windowMs' | 'each' | 'inAll'>): Limit {
  return { name, ...figures, isShared: true };
}
