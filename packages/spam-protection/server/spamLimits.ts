import type { Limit } from '@portico/kernel/server';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Enough for somebody who reads the whole site, too little to decode other people's lists. */
export const DECODING_OF_BROWSER = {
  calls: limit('decode-browser', { windowMs: MINUTE_MS, each: 12, inAll: 3_000 }),
  addresses: limit('decoded-browser', { windowMs: HOUR_MS, each: 600, inAll: 100_000 }),
};
/** The browser ID is the client's own claim. This limit holds regardless, and is enough for an office of 500 people. */
export const DECODING = {
  calls: limit('decode', { windowMs: MINUTE_MS, each: 30, inAll: 3_000 }),
  addresses: limit('decoded', { windowMs: HOUR_MS, each: 2_000, inAll: 100_000 }),
};

/** A page may have several calls in progress when its nonce expires. */
export const NONCES_OF_BROWSER = limit('nonce-browser', { windowMs: 10 * SECOND_MS, each: 5, inAll: 5_000 });
export const NONCES = limit('nonce', { windowMs: 10 * SECOND_MS, each: 100, inAll: 5_000 });

/** Requested while people type. */
export const EMAIL_CHECKS: Limit = { name: 'email-checks', windowMs: MINUTE_MS, each: 120, inAll: 6_000 };
/** The total of DNS lookups, whoever causes them. */
export const MAIL_SERVER_LOOK_UPS: Limit = {
  ...{ name: 'mail-servers', windowMs: MINUTE_MS },
  ...{ each: 600, inAll: 600 },
};

/** Other products' forms that are judged here: each leaves an entry in the log. */
export const FORM_CHECKS = limit('form-checks', { windowMs: 10 * MINUTE_MS, each: 100, inAll: 3_000 });

/** Sites that ask for verdicts: by key once the signature is verified, by IP address before. */
export const SITE_VERDICTS = limit('site-verdicts', { windowMs: MINUTE_MS, each: 300, inAll: 3_000 });
export const WRONG_SIGNATURES = limit('site-signatures', { windowMs: MINUTE_MS, each: 30, inAll: 3_000 });

/** Several calls per page for a visitor without cookies. */
export const SESSION_CALLS: Limit = { name: 'sessions', windowMs: HOUR_MS, each: 20_000, inAll: 2_000_000 };

/** Across all processes: what is disclosed or stored here is worth a shared count. */
function limit(name: string, figures: Pick<Limit, 'windowMs' | 'each' | 'inAll'>): Limit {
  return { name, ...figures, isShared: true };
}
