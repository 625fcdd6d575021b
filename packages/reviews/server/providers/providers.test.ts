import { parseCsv } from '@portico/kernel/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  plays,
  type RecordedGoogle,
  recordedPlace,
  startRecordedGoogle,
} from '../../testing/recordedGoogle.ts';
import { type GooglePorts, googlePlaces } from './googlePlaces.ts';
import { importProvider } from './importProvider.ts';
import { manualProvider } from './manualProvider.ts';
import { providedReview, secondsOf } from './providedReview.ts';
import { ProviderError } from './ReviewProvider.ts';

const never = new AbortController().signal;

describe('Google Places', () => {
  let google: RecordedGoogle;
  beforeAll(async () => {
    google = await startRecordedGoogle();
  });
  afterAll(() => google.close());

  const provider = (ports: Partial<GooglePorts> = {}) =>
    googlePlaces({
      fetch,
      apiKey: async () => 'secret-key',
      takeCall: async () => true,
      wait: async () => {},
      base: google.base,
      ...ports,
    });
  const collect = (ports?: Partial<GooglePorts>) =>
    provider(ports).collect({ placeId: 'ChIJmadeup', language: 'en' }, never);

  test('RV-07 an answer becomes a place and its reviews; one that is none is named', async () => {
    google.play(plays.json(recordedPlace));
    const { place, reviews, skipped } = await collect();
    expect(place).toEqual({
      name: 'Sill & Marrow',
      url: 'https://maps.google.com/?cid=1',
      rating: 4.8,
      reviewCount: 127,
    });
    expect(reviews[0]).toMatchObject({
      id: 'places/ChIJmadeup/reviews/one',
      author: 'Inga Example',
      rating: 5,
      language: 'en',
      text: 'Straight, dry and on time.',
      originalText: 'Gerade, trocken und pünktlich.',
      writtenAt: Date.UTC(2026, 2, 1, 10, 20, 30) / 1000,
    });
    expect(reviews[1]).toMatchObject({ authorUrl: null, text: '<img src=x onerror=alert(1)> & fine' });
    expect(skipped).toEqual(['The rating is not a number from 1 to 5.']);
    const asked = google.asked.at(-1);
    expect(asked?.pathname).toBe('/v1/places/ChIJmadeup');
    expect(asked?.searchParams.get('languageCode')).toBe('en');
    expect(asked?.searchParams.get('key')).toBe('secret-key');
  });

  test('RV-07 further pages are followed to their end', async () => {
    const page = (name: string, nextPageToken?: string) =>
      plays.json({ rating: 5, reviews: [{ ...recordedPlace.reviews[0], name }], nextPageToken });
    google.play(page('a', 'second'), page('b', 'third'), page('c'));
    const { reviews } = await collect();
    expect(reviews.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(google.asked.at(-1)?.searchParams.get('pageToken')).toBe('third');
  });

  test('RV-07 a fault that may pass is tried again, after the time that was asked for', async () => {
    google.play(plays.status(429, '', { 'retry-after': '2' }), plays.status(503), plays.json(recordedPlace));
    const wait = vi.fn(async () => {});
    expect((await collect({ wait })).reviews).toHaveLength(2);
    expect(wait.mock.calls.map(([ms]: unknown[]) => ms)).toEqual([2000, 2000]);
  });

  test.each([
    ['500', [plays.status(500)], /error of its own \(500\)/],
    ['HTML', [plays.text('<!doctype html><p>proxy')], /not JSON/],
    ['half JSON', [plays.text('{"rating":4.8,"revi')], /not JSON/],
    ['an empty answer', [plays.text('')], /empty answer/],
    ['a refused key', [plays.status(403, '{"error":{"message":"API key not valid."}}')], /API key not valid/],
    ['an unknown place', [plays.status(404)], /does not know this place/],
    ['a place without ratings', [plays.json({ id: 'x' })], /no ratings/],
  ])('RV-07 %s is a sentence for the administrator', async (_name, answers, sentence) => {
    google.play(...answers);
    const failed = collect();
    await expect(failed).rejects.toThrow(sentence);
    await expect(failed).rejects.toBeInstanceOf(ProviderError);
  });

  test('RV-07 no answer at all ends with the time-out', async () => {
    google.play(plays.nothing());
    await expect(collect({ timeoutMs: 50 })).rejects.toThrow(/did not answer in time/);
  });

  test('RV-07 without a key, and with the quota used up, nobody is called', async () => {
    const before = google.asked.length;
    await expect(collect({ apiKey: async () => null })).rejects.toThrow(/no API key/);
    await expect(collect({ takeCall: async () => false })).rejects.toThrow(/used up/);
    expect(google.asked).toHaveLength(before);
  });
});

describe('a file of reviews', () => {
  const imported = (format: 'json' | 'csv', content: string) =>
    importProvider.collect({ format, content }, never);

  test('RV-07 JSON with the names of the usual exports is understood', async () => {
    const { reviews } = await imported(
      'json',
      JSON.stringify({
        reviews: [{ Reviewer: 'Ann', StarRating: '4', comment: 'Good', createTime: '2026-01-02' }],
      }),
    );
    expect(reviews[0]).toMatchObject({ author: 'Ann', rating: 4, text: 'Good', writtenAt: 1_767_312_000 });
  });

  test('RV-07 CSV with quotes, line breaks and semicolons is understood', async () => {
    const { reviews, skipped } = await imported(
      'csv',
      '\uFEFFauthor;rating;text\r\n"Ann ""A""";5;"two\nlines; here"\r\nBob;none;x\r\n\r\n',
    );
    expect(reviews).toHaveLength(1);
    expect(reviews[0]).toMatchObject({ author: 'Ann "A"', text: 'two\nlines; here' });
    expect(skipped).toEqual(['Entry 2: The rating is not a number from 1 to 5.']);
  });

  test.each(['', '{', '"text"', '{"reviews":4}', '[]'])(
    'RV-07 %j is refused with a sentence',
    async (content) => {
      await expect(imported('json', content)).rejects.toBeInstanceOf(ProviderError);
    },
  );

  test('RV-07 CSV that is written and read is the same', () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 }), (rows) => {
        const text = [['one', 'two'], ...rows].map((row) => row.map(quoted).join(',')).join('\n');
        const expected = rows
          .filter((row) => row.some((field) => field.trim() !== ''))
          .map(([one, two]) => ({ one, two }));
        expect(parseCsv(text)).toEqual(expected);
      }),
    );
  });
});

describe('what anybody may say about a review', () => {
  test('RV-05 nothing breaks it, and what passes is bounded and clean', () => {
    fc.assert(
      fc.property(
        fc.record({
          rating: fc.oneof(fc.integer({ min: -2, max: 8 }), fc.jsonValue()),
          author: fc.oneof(fc.string({ minLength: 1 }), fc.jsonValue()),
          text: fc.jsonValue(),
          time: fc.jsonValue(),
          authorUrl: fc.oneof(fc.webUrl(), fc.constant('javascript:alert(1)'), fc.jsonValue()),
          photos: fc.jsonValue(),
        }),
        (raw) => {
          const review = providedReview(raw);
          if (typeof review === 'string') return;
          expect(review.rating).toBeGreaterThanOrEqual(1);
          expect(review.rating).toBeLessThanOrEqual(5);
          expect(review.authorUrl ?? 'https:').toMatch(/^https?:/);
          expect(review.author).not.toBe('');
        },
      ),
    );
  });

  test('RV-05 a text of 100 kB is shortened, 500 photos are too, and no half emoji is left', () => {
    const review = providedReview({
      rating: 5,
      author: 'Ann',
      text: '😀'.repeat(50_000),
      photos: Array.from({ length: 500 }, (_, index) => `https://example.org/${index}.jpg`),
    });
    if (typeof review === 'string') throw new Error(review);
    expect(review.text.length).toBeLessThanOrEqual(50_000);
    expect(review.text).not.toMatch(/\p{Surrogate}/u);
    expect(review.photos).toHaveLength(30);
  });

  test.each([
    ['2026-03-01T10:20:30.123456789Z', Date.UTC(2026, 2, 1, 10, 20, 30) / 1000],
    [1_700_000_000, 1_700_000_000],
    [1_700_000_000_000, 1_700_000_000],
    ['1700000000', 1_700_000_000],
    ['soon', null],
    [-5, null],
    [null, null],
    [{}, null],
  ])('RV-05 the time %j is %j', (value, seconds) => {
    expect(secondsOf(value)).toBe(seconds);
  });

  test('RV-07 by hand, a review without an author is refused', async () => {
    await expect(manualProvider.collect({ rating: 5, author: ' ' }, never)).rejects.toThrow(/no author/);
  });
});
