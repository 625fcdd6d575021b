import { recordOf } from '@portico/kernel/records';
import { languageOf, providedReview } from './providedReview.ts';
import { type Collected, type ProvidedReview, ProviderError, type ReviewProvider } from './ReviewProvider.ts';

export interface GoogleSource {
  readonly placeId: string;
  readonly language: string;
}

export interface GooglePorts {
  readonly fetch: typeof globalThis.fetch;
  readonly apiKey: () => Promise<string | null>;
  /** Counts a call against the daily quota; `false` if none is left. */
  readonly takeCall: () => Promise<boolean>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly base?: string;
  readonly timeoutMs?: number;
}

const BASE = 'https://places.googleapis.com';
const FIELDS =
  'id,displayName,photos,googleMapsUri,websiteUri,formattedAddress,rating,userRatingCount,reviews';
const TIMEOUT_MS = 10_000;
const TRIES = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;
const MOST_PAGES = 20;
const LARGEST_ANSWER = 5_000_000;

/**
 * Google Places, the current API. A response contains only a few reviews; they accumulate from refresh to refresh. If a
 * response names a further page it is followed, a limited number of times.
 */
export function googlePlaces(ports: GooglePorts): ReviewProvider<GoogleSource> {
  const { fetch, wait, base = BASE, timeoutMs = TIMEOUT_MS } = ports;

  async function page(source: GoogleSource, key: string, token: string, signal: AbortSignal) {
    const url = new URL(`/v1/places/${encodeURIComponent(source.placeId)}`, base);
    url.searchParams.set('fields', FIELDS);
    url.searchParams.set('key', key);
    if (source.language) url.searchParams.set('languageCode', source.language);
    if (token) url.searchParams.set('pageToken', token);
    for (let attempt = 1; ; attempt++) {
      if (!(await ports.takeCall()))
        throw new ProviderError('The calls allowed for today are used up. It continues tomorrow.', true);
      const outcome = await ask(url, signal);
      if (outcome.answer) return outcome.answer;
      if (!outcome.mayPass || attempt === TRIES) throw new ProviderError(outcome.sentence, outcome.mayPass);
      await wait(outcome.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1), signal);
    }
  }

  async function ask(url: URL, signal: AbortSignal): Promise<Outcome> {
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const response = await fetch(url, { signal: limit, headers: { accept: 'application/json' } });
      const text = await boundedText(response);
      return response.ok ? answerIn(text) : refusalOf(response, text);
    } catch (error) {
      if (signal.aborted) throw error;
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return problem(
        isLate ? 'Google did not answer in time.' : 'Google could not be reached from this server.',
        true,
      );
    }
  }

  return {
    name: 'google',
    async collect(source, signal): Promise<Collected> {
      const key = await ports.apiKey();
      if (!key)
        throw new ProviderError(
          'There is no API key for Google yet. Enter one under Review places, Settings.',
          false,
        );
      const reviews: ProvidedReview[] = [];
      const skipped: string[] = [];
      let first: Record<string, unknown> | null = null;
      let token = '';
      for (let count = 0; count < MOST_PAGES; count++) {
        const answer = await page(source, key, token, signal);
        first ??= answer;
        for (const entry of listOf(answer.reviews)) {
          const review = reviewIn(recordOf(entry));
          if (typeof review === 'string') skipped.push(review);
          else reviews.push(review);
        }
        token = textOf(answer.nextPageToken);
        if (!token) break;
      }
      const place = recordOf(first);
      if (typeof place.rating !== 'number' && reviews.length === 0)
        throw new ProviderError('Google knows this place, but no ratings of it.', false);
      return { place: placeIn(place), reviews, skipped };
    },
  };
}

type Outcome =
  | { readonly answer: Record<string, unknown> }
  | {
      readonly answer?: undefined;
      readonly sentence: string;
      readonly mayPass: boolean;
      readonly retryAfterMs?: number;
    };

function problem(sentence: string, mayPass: boolean): Outcome {
  return { sentence, mayPass };
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > LARGEST_ANSWER) return '';
  }
  return text + decoder.decode();
}

function answerIn(text: string): Outcome {
  if (text.trim() === '') return problem('Google sent an empty answer.', true);
  try {
    const answer: unknown = JSON.parse(text);
    const error = recordOf(recordOf(answer).error);
    if (error.message) return problem(`Google says: ${textOf(error.message)}`, false);
    return { answer: recordOf(answer) };
  } catch {
    return problem('Google answered with something that is not JSON, perhaps the page of a proxy.', true);
  }
}

function refusalOf(response: Response, text: string): Outcome {
  const said = answerIn(text);
  const reason =
    said.answer === undefined && said.sentence.startsWith('Google says') ? ` ${said.sentence}` : '';
  const seconds = Number(response.headers.get('retry-after'));
  const later = seconds > 0 ? { retryAfterMs: Math.min(seconds * 1000, LONGEST_WAIT_MS) } : {};
  if (response.status === 429)
    return { ...problem(`Google asks for fewer calls (429).${reason}`, true), ...later };
  if (response.status >= 500)
    return { ...problem(`Google had an error of its own (${response.status}).${reason}`, true), ...later };
  if (response.status === 404) return problem('Google does not know this place. Check its id.', false);
  return problem(`Google refused the call (${response.status}).${reason}`, false);
}

function placeIn(place: Record<string, unknown>): Collected['place'] {
  const name = textOf(recordOf(place.displayName).text);
  const url = textOf(place.googleMapsUri);
  return {
    ...(name && { name }),
    ...(/^https?:/.test(url) && { url }),
    ...(typeof place.rating === 'number' && { rating: place.rating }),
    ...(typeof place.userRatingCount === 'number' && { reviewCount: place.userRatingCount }),
  };
}

function reviewIn(entry: Record<string, unknown>): ProvidedReview | string {
  const author = recordOf(entry.authorAttribution);
  const text = recordOf(entry.text);
  const original = recordOf(entry.originalText);
  const isTranslated = textOf(original.text) !== '' && original.text !== text.text;
  return providedReview({
    id: entry.name,
    rating: entry.rating,
    text: text.text ?? original.text,
    originalText: isTranslated ? original.text : undefined,
    language: languageOf(text.languageCode ?? original.languageCode),
    time: entry.publishTime,
    author: author.displayName,
    authorUrl: author.uri,
    avatar: author.photoUri,
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
