import { lookup as lookupName } from 'node:dns/promises';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Readable, Transform } from 'node:stream';
import { isPublicAddress } from '@portico/kernel/server/http';
import { invalidKit, KitError } from '../../kitErrors.ts';

export interface DownloadOrder {
  /** Hosts that may be asked, as they stand in an address: `kits.example`, or `kits.example:8443`. */
  readonly hosts: readonly string[];
  readonly mostBytes: number;
}

/** Fetches a kit from elsewhere. What comes is to be read to its end, or destroyed. */
export type Download = (address: string, order: DownloadOrder) => Promise<Readable>;

export interface DownloadOutside {
  /** The addresses behind a name. */
  readonly resolve: (name: string) => Promise<readonly { address: string; family: number }[]>;
  readonly isAllowed: (address: string) => boolean;
  /** How long nothing may come. */
  readonly silenceMs: number;
  /** How long all of it may take. */
  readonly wholeMs: number;
}

const REAL: DownloadOutside = {
  resolve: (name) => lookupName(name, { all: true }),
  isAllowed: isPublicAddress,
  silenceMs: 20_000,
  wholeMs: 300_000,
};

const MOST_REDIRECTS = 5;

/**
 * The server goes to an address that somebody handed in, so it looks where it goes: only to hosts that the administrator
 * named, only to addresses on the open web, and to the very address that was looked at, on every redirect anew.
 */
export function createDownload(outside: Partial<DownloadOutside> = {}): Download {
  const { resolve, isAllowed, silenceMs, wholeMs } = { ...REAL, ...outside };

  const lookup: LookupFunction = (name, options, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !isAllowed(address))) done(closedAddress(name), '', 0);
        else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };

  function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const name = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(name) && !isAllowed(name)) throw closedAddress(name);
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    return new Promise((answered, refused) => {
      const request = get(
        url,
        {
          lookup,
          signal,
          agent: false,
          timeout: silenceMs,
          headers: { accept: 'application/zip', 'accept-encoding': 'identity' },
        },
        answered,
      );
      request.on('timeout', () => request.destroy(tooSlow()));
      request.on('error', refused);
    });
  }

  async function follow(address: string, hosts: readonly string[], signal: AbortSignal) {
    let next = address;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const url = checkedAddress(next, hosts);
      const answer = await ask(url, signal);
      const status = answer.statusCode ?? 0;
      const { location } = answer.headers;
      if (status === 200) return answer;
      answer.destroy();
      if (status < 300 || status > 399 || !location)
        throw refusal(`${url.host} answered with ${status} where the kit should have been.`);
      next = URL.canParse(location, url) ? new URL(location, url).href : location;
    }
    throw refusal('The address of the kit leads from one place to the next without an end.');
  }

  return async (address, { hosts, mostBytes }) => {
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(tooSlow()), wholeMs);
    try {
      const answer = await follow(address, hosts, control.signal);
      if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
        answer.destroy();
        throw tooLarge(mostBytes);
      }
      const counted = counting(mostBytes);
      const fail = (error: unknown): void => {
        counted.destroy(control.signal.aborted ? tooSlow() : sentenceFor(error));
      };
      answer.on('error', fail).pipe(counted);
      // Whoever reads it hears of a failure from there; until somebody does, nobody need.
      counted
        .on('error', () => {})
        .on('close', () => {
          clearTimeout(timer);
          answer.destroy();
        });
      return counted;
    } catch (error) {
      clearTimeout(timer);
      throw sentenceFor(error);
    }
  };
}

function checkedAddress(address: string, hosts: readonly string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw refusal('A kit of a library has an address on the web.');
  if (url.username || url.password) throw refusal('The address of a kit holds no name and no password.');
  if (!hosts.includes(url.host))
    throw refusal(
      `This site takes no kits from ${url.host}. An administrator can allow it under “Where kits come from”.`,
    );
  return url;
}

function counting(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(tooLarge(most));
      else done(null, chunk);
    },
  });
}

/** What the network says is for the log of a server, not for a person. */
function sentenceFor(error: unknown): KitError {
  if (error instanceof KitError) return error;
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof KitError) return cause;
  return refusal('The kit could not be downloaded: the other side did not answer as it should.');
}

function refusal(sentence: string): KitError {
  return new KitError('invalid-kit-library-zip-error', sentence);
}

const closedAddress = (name: string): KitError => refusal(`${name} is not an address on the open web.`);
const tooSlow = (): KitError => refusal('The download of the kit took too long.');
const tooLarge = (bytes: number): KitError =>
  invalidKit(`This kit is larger than ${Math.round(bytes / 1024 ** 2)} MB, the most that is taken.`);
