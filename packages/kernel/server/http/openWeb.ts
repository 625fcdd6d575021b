import { lookup as lookupName } from 'node:dns/promises';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Fetches from a URL supplied by somebody else. The response must be read to its end or destroyed. */
export type OpenWeb = (address: string, order: OpenWebOrder) => Promise<IncomingMessage>;

export interface OpenWebOrder {
  /** Called for the first URL and every redirect; throws if it is not allowed. */
  readonly checked: (address: string) => URL;
  readonly accept: string;
  /** The idle timeout. */
  readonly silenceMs: number;
  readonly signal: AbortSignal;
}

export interface OpenWebOutside {
  /** Resolves a host name to its addresses. */
  readonly resolve: (name: string) => Promise<readonly { address: string; family: number }[]>;
  readonly isAllowed: (address: string) => boolean;
}

/**
 * Why nothing was fetched: an internal address, a host that stopped responding, a status other than 200, or too many redirects.
 */
export class OpenWebError extends Error {
  override readonly name = 'OpenWebError';
  constructor(
    readonly reason: 'closed' | 'silent' | 'status' | 'endless',
    readonly host: string,
    readonly status = 0,
  ) {
    super(`${host}: ${reason}${status ? ` ${status}` : ''}`);
  }
}

const REAL: OpenWebOutside = {
  resolve: (name) => lookupName(name, { all: true }),
  isAllowed: isPublicAddress,
};

const MOST_REDIRECTS = 5;

/**
 * The server requests URLs chosen by strangers, so it connects only to public addresses, and to the very address that was
 * checked, since a name may resolve differently a moment later. Every redirect is checked again.
 */
export function createOpenWeb(outside: Partial<OpenWebOutside> = {}): OpenWeb {
  const { resolve, isAllowed } = { ...REAL, ...outside };

  const lookup: LookupFunction = (name, options, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !isAllowed(address)))
          done(new OpenWebError('closed', name), '', 0);
        else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };

  function ask(url: URL, { accept, silenceMs, signal }: OpenWebOrder): Promise<IncomingMessage> {
    const name = url.hostname.replace(/^\[|\]$/g, '');
    // An IP address is not looked up.
    if (isIP(name) && !isAllowed(name)) throw new OpenWebError('closed', name);
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    const headers = { accept, 'accept-encoding': 'identity' };
    return new Promise((answered, refused) => {
      // Without an agent: a kept-alive connection was checked for another request.
      const request = get(url, { lookup, signal, agent: false, timeout: silenceMs, headers }, answered);
      request.on('timeout', () => request.destroy(new OpenWebError('silent', name)));
      request.on('error', refused);
    });
  }

  return async (address, order) => {
    let url = order.checked(address);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const answer = await ask(url, order);
      const status = answer.statusCode ?? 0;
      const { location } = answer.headers;
      if (status === 200) return answer;
      answer.destroy();
      if (status < 300 || status > 399 || !location) throw new OpenWebError('status', url.host, status);
      url = order.checked(URL.canParse(location, url) ? new URL(location, url).href : location);
    }
    throw new OpenWebError('endless', url.host);
  };
}
