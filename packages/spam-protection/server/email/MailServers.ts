import { resolve4, resolve6, resolveMx } from 'node:dns/promises';
import type { Clock, Limits } from '@portico/kernel/server';
import { MAIL_SERVER_LOOK_UPS } from '../spamLimits.ts';

/** Looks up whether a domain accepts mail. */
export interface MailServers {
  /** `unknown` if the lookup failed: it is not held against anyone. */
  lookUp(domain: string): Promise<'found' | 'none' | 'unknown'>;
}

const TIMEOUT_MS = 2_000;
const MOST_REMEMBERED = 5_000;
const LIFE_MS = { found: 6 * 60 * 60 * 1000, none: 30 * 60 * 1000, unknown: 60 * 1000 } as const;

/** The DNS queries used. */
export type Resolver = Pick<typeof import('node:dns/promises'), 'resolveMx' | 'resolve4' | 'resolve6'>;

/** Domains that always accept mail. If a resolver does not know them, its "no" means nothing. */
const CONTROLS = ['gmail.com', 'outlook.com'];

/** DNS with a timeout. */
export function createDnsMailServers(resolver: Resolver = { resolveMx, resolve4, resolve6 }): MailServers {
  const ask = async (domain: string): Promise<'found' | 'none' | 'unknown'> => {
    try {
      const records = await inTime(resolver.resolveMx(domain), TIMEOUT_MS);
      // A single empty exchange means that a domain accepts no mail.
      return records.some(({ exchange }) => exchange !== '' && exchange !== '.') ? 'found' : 'none';
    } catch (error) {
      if (codeOf(error) === 'ENOTFOUND') return 'none';
      return codeOf(error) === 'ENODATA' ? hasAddress(domain, resolver) : 'unknown';
    }
  };
  return {
    async lookUp(domain) {
      const answer = await ask(domain);
      if (answer !== 'none') return answer;
      const controls = await Promise.all(CONTROLS.map(ask));
      return controls.includes('found') ? 'none' : 'unknown';
    },
  };
}

/** Without an MX record, mail goes to the domain's own address. */
async function hasAddress(domain: string, resolver: Resolver): Promise<'found' | 'none' | 'unknown'> {
  const answers = await Promise.allSettled([
    inTime(resolver.resolve4(domain), TIMEOUT_MS),
    inTime(resolver.resolve6(domain), TIMEOUT_MS),
  ]);
  if (answers.some(({ status }) => status === 'fulfilled')) return 'found';
  return answers.every(
    (answer) => answer.status === 'rejected' && /ENODATA|ENOTFOUND/.test(codeOf(answer.reason)),
  )
    ? 'none'
    : 'unknown';
}

/** Limits the total number of lookups: visitors who invent domains must not make this site a nuisance to others. */
export function limitedMailServers(servers: MailServers, limits: Limits): MailServers {
  return {
    async lookUp(domain) {
      return (await limits.take(MAIL_SERVER_LOOK_UPS, 'everybody')) ? 'unknown' : servers.lookUp(domain);
    },
  };
}

/** Caches results for a while, so that a busy form makes one lookup. */
export function rememberedMailServers(servers: MailServers, clock: Clock): MailServers {
  const known = new Map<string, { answer: ReturnType<MailServers['lookUp']>; until: number }>();
  return {
    async lookUp(domain) {
      const remembered = known.get(domain);
      if (remembered && remembered.until > clock.now()) return remembered.answer;
      const answer = servers.lookUp(domain);
      for (const oldest of known.keys()) {
        if (known.size < MOST_REMEMBERED) break;
        known.delete(oldest);
      }
      known.set(domain, { answer, until: clock.now() + LIFE_MS.unknown });
      const found = await answer;
      known.set(domain, { answer, until: clock.now() + LIFE_MS[found] });
      return found;
    },
  };
}

function inTime<Answer>(work: Promise<Answer>, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The domain name system did not answer in time.')),
      timeoutMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
