import { type Readable, Transform } from 'node:stream';
import { createOpenWeb, OpenWebError, type OpenWebOutside } from '@portico/kernel/server/http';
import { invalidKit, KitError } from '../../manifest/KitError.ts';

export interface DownloadOrder {
  /** Allowed hosts, as written in a URL: `kits.example`, or `kits.example:8443`. */
  readonly hosts: readonly string[];
  readonly mostBytes: number;
  /** A kit by default. */
  readonly what?: 'kit' | 'picture' | 'font';
}

/** Fetches a kit, or one of its pictures, from another host. The stream must be read to its end or destroyed. */
export type Download = (address: string, order: DownloadOrder) => Promise<Readable>;

export interface DownloadOutside extends OpenWebOutside {
  /** The idle timeout. */
  readonly silenceMs: number;
  /** The total timeout. */
  readonly wholeMs: number;
}

type What = NonNullable<DownloadOrder['what']>;

const ACCEPT: Readonly<Record<What, string>> = {
  kit: 'application/zip',
  picture: 'image/*',
  font: 'font/*,*/*',
};

const SILENCE_MS = 20_000;
const WHOLE_MS = 300_000;

/**
 * The server fetches from a URL that somebody supplied: only from hosts allowed by the administrator, on the public internet.
 */
export function createDownload(outside: Partial<DownloadOutside> = {}): Download {
  const { silenceMs = SILENCE_MS, wholeMs = WHOLE_MS, ...web } = outside;
  const get = createOpenWeb(web);

  return async (address, { hosts, mostBytes, what = 'kit' }) => {
    const sentenceFor = (error: unknown) => sentenceAbout(what, error);
    const tooSlow = () => sentenceFor(new OpenWebError('silent', ''));
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(tooSlow()), wholeMs);
    try {
      const answer = await get(address, {
        checked: (next) => checkedAddress(next, hosts, what),
        accept: ACCEPT[what],
        silenceMs,
        signal: control.signal,
      });
      if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
        answer.destroy();
        throw tooLarge(what, mostBytes);
      }
      const counted = counting(what, mostBytes);
      const fail = (error: unknown): void => {
        counted.destroy(control.signal.aborted ? tooSlow() : sentenceFor(error));
      };
      answer.on('error', fail).pipe(counted);
      // The reader of the stream gets the error; until there is a reader, it must not go unhandled.
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

function checkedAddress(address: string, hosts: readonly string[], what: What): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw refusal(`A ${what} of a library has an address on the web.`);
  if (url.username || url.password) throw refusal(`The address of a ${what} holds no name and no password.`);
  if (!hosts.includes(url.host))
    throw refusal(
      what === 'kit'
        ? `This site takes no kits from ${url.host}. An administrator can allow it under “Where kits come from”.`
        : `Nobody has allowed pictures from ${url.host}.`,
    );
  return url;
}

function counting(what: What, most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(tooLarge(what, most));
      else done(null, chunk);
    },
  });
}

/** Network errors are for the server's log, not for users. */
function sentenceAbout(what: What, error: unknown): KitError {
  if (error instanceof KitError) return error;
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof KitError) return cause;
  if (error instanceof OpenWebError) return refusal(SENTENCES[error.reason](error, what), error);
  return refusal(`The ${what} could not be downloaded: the other server did not answer as it should.`, error);
}

function refusal(sentence: string, cause?: unknown): KitError {
  const error = new KitError('invalid-kit-library-zip-error', sentence);
  error.cause = cause;
  return error;
}

const SENTENCES: Readonly<Record<OpenWebError['reason'], (error: OpenWebError, what: What) => string>> = {
  closed: ({ host }) => `${host} is not an address on the open web.`,
  silent: (_error, what) => `The download of the ${what} took too long.`,
  status: ({ host, status }, what) => `${host} answered with ${status} where the ${what} should have been.`,
  endless: (_error, what) => `The address of the ${what} redirects endlessly.`,
};

const tooLarge = (what: What, bytes: number): KitError =>
  invalidKit(`This ${what} is larger than ${Math.round(bytes / 1024 ** 2)} MB, the most that is accepted.`);
