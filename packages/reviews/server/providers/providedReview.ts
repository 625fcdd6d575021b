import { webAddress } from '../../wire/public.ts';
import type { ProvidedReview } from './ReviewProvider.ts';

const LONGEST_TEXT = 50_000;
const LONGEST_NAME = 200;
const MOST_PHOTOS = 30;
const LATEST_SECONDS = 4_102_444_800;

/** The raw input for a review from a provider, a file or a person. Everything is checked. */
export interface RawReview {
  readonly id?: unknown;
  readonly rating?: unknown;
  readonly text?: unknown;
  readonly originalText?: unknown;
  readonly language?: unknown;
  readonly time?: unknown;
  readonly author?: unknown;
  readonly authorUrl?: unknown;
  readonly avatar?: unknown;
  readonly photos?: unknown;
  readonly reply?: unknown;
  readonly replyTime?: unknown;
  readonly provider?: unknown;
}

/**
 * Turns raw input into a review, or returns the reason if it is invalid. Provider text is hostile: nothing passes unchecked.
 */
export function providedReview(raw: RawReview): ProvidedReview | string {
  const rating = Math.round(numberOf(raw.rating));
  if (!(rating >= 1 && rating <= 5)) return 'The rating is not a number from 1 to 5.';
  const author = textOf(raw.author, LONGEST_NAME);
  if (!author) return 'There is no author.';
  const id = textOf(raw.id, LONGEST_NAME);
  return {
    id: id || null,
    rating,
    text: textOf(raw.text, LONGEST_TEXT),
    originalText: textOf(raw.originalText, LONGEST_TEXT) || null,
    language: languageOf(raw.language),
    writtenAt: secondsOf(raw.time),
    author,
    authorUrl: webAddress(raw.authorUrl),
    avatar: pictureOf(raw.avatar),
    photos: listOf(raw.photos)
      .flatMap((photo) => pictureOf(photo) ?? [])
      .slice(0, MOST_PHOTOS),
    reply: textOf(raw.reply, LONGEST_TEXT) || null,
    repliedAt: secondsOf(raw.replyTime),
    ...(raw.provider === 'google' && { provider: 'google' }),
  };
}

/** Epoch seconds from a date, seconds or milliseconds; times before 1970 or in the far future are mistakes. */
export function secondsOf(value: unknown): number | null {
  const number = numberOf(value);
  const seconds = Number.isFinite(number)
    ? number >= 1e10
      ? number / 1000
      : number
    : typeof value === 'string'
      ? Date.parse(withoutLongFraction(value)) / 1000
      : Number.NaN;
  return seconds > 0 && seconds < LATEST_SECONDS ? Math.floor(seconds) : null;
}

/** Providers send nanoseconds, which not every date parser accepts. */
function withoutLongFraction(date: string): string {
  return date.replace(/(\.\d{3})\d+/, '$1');
}

/** `en-US` and `en_US` are stored as `en`; the scripts of Chinese are kept apart. */
export function languageOf(value: unknown): string {
  const tag = typeof value === 'string' ? value.trim() : '';
  if (/^zh[-_]/i.test(tag)) return tag.replace('_', '-').slice(0, 10);
  return /^[a-z]{2,3}/i.exec(tag)?.[0].toLowerCase() ?? '';
}

function textOf(value: unknown, longest: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that no page should show.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== ''
    ? Number(value.trim().replace(',', '.'))
    : Number.NaN;
}

/** A picture on the web, or on this site. */
function pictureOf(value: unknown): string | null {
  if (typeof value === 'string' && /^\/(?![/\\])[\w\-./=]+$/.test(value)) return value;
  return webAddress(value);
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? value.split(/[;\s]+/) : [];
}
