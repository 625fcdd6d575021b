import {
  type Actor,
  answerErrors,
  createOpenWeb,
  type OpenWebOutside,
  openRest,
  protectRoutes,
} from '@portico/kernel/server/http';
import {
  describeOnBothEngines,
  type TestEngine,
  type TestPorts,
  testPorts,
  testServer,
} from '@portico/kernel/server/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { plays, recordedPlace, startRecordedGoogle } from '../testing/recordedGoogle.ts';
import type { AdminReview, CollectResult, Feed, FeedPreview, Place, PlaceDraft } from '../wire/admin.ts';
import { MORE_REVIEWS_PATH, PICTURES_PATH } from '../wire/public.ts';
import { createReviews, type ReviewsServer } from './createReviews.ts';
import { parseFeedOptions } from './feed/parseFeedOptions.ts';
import { reviewsMigrations } from './migrations.ts';

describeOnBothEngines('reviews', (engine) => {
  test('RV-07 a feed shows its first reviews and hands out the rest until all are shown', async () => {
    const site = await running(engine);
    const shop = await site.add<Place>('/review-places', place({ provider: 'import', name: 'Shop' }));
    await site.add(`/review-places/${shop.id}/import`, { format: 'json', content: reviewsFile(25) });
    const feed = await site.add<Feed>('/review-feeds', draft([shop.id], { pagination: 10 }));
    expect(feed.reviewCount).toBe(25);
    const first = await site.reviews.feeds.show(feed.id);
    expect(first?.props).toMatchObject({ count: 25, layout: 'list' });
    expect(first?.props.cards.map(({ author }) => author).slice(0, 2)).toEqual(['Author 25', 'Author 24']);

    let offset = 10;
    const seen: string[] = [];
    while (offset < 25) {
      const more = await site.get(`${MORE_REVIEWS_PATH}?id=${feed.id}&offset=${offset}&size=10`);
      expect(more.count).toBe(25);
      for (const [, number = ''] of more.html.matchAll(/Author (\d+)/g)) seen.push(number);
      offset = more.offset;
    }
    expect(seen).toEqual(Array.from({ length: 15 }, (_, index) => String(15 - index)));
    expect((await site.get(`${MORE_REVIEWS_PATH}?id=${feed.id}&offset=25&size=10`)).html).toBe('');
  });

  test('RV-07 bad questions get an answer and not a fault', async () => {
    const site = await running(engine);
    for (const query of ['', '?id=x', '?id=1&size=0', '?id=1&size=999999', '?id=1&offset=-1', '?id=1e99'])
      expect((await site.app.inject(MORE_REVIEWS_PATH + query)).statusCode).toBe(400);
    expect((await site.app.inject(`${MORE_REVIEWS_PATH}?id=77`)).statusCode).toBe(404);
  });

  test('RV-05 what a provider wrote is escaped wherever it is shown', async () => {
    const site = await running(engine);
    const shop = await site.add<Place>('/review-places', place({ provider: 'import', name: '<b>Shop' }));
    const content = JSON.stringify([
      {
        author: '<script>1</script>',
        rating: 5,
        text: '</span><img src=x onerror=1>',
        author_url: 'javascript:1',
      },
    ]);
    await site.add(`/review-places/${shop.id}/import`, { format: 'json', content });
    const feed = await site.add<Feed>('/review-feeds', draft([shop.id], {}));
    const { html } = await site.get(`${MORE_REVIEWS_PATH}?id=${feed.id}`);
    expect(html).not.toMatch(/<script|<img|javascript:/);
    expect(html).toContain('&lt;script&gt;');
  });

  test('RV-07 what is hidden is gone, what is pinned comes first, and a refresh does not undo it', async () => {
    const site = await running(engine);
    const shop = await site.add<Place>('/review-places', place({ provider: 'import', name: 'Shop' }));
    const file = { format: 'json', content: reviewsFile(4) };
    await site.add(`/review-places/${shop.id}/import`, file);
    const feed = await site.add<Feed>('/review-feeds', draft([shop.id], {}));
    const all = await site.get('/admin/api/reviews');
    const id = (author: string) => all.items.find((item: AdminReview) => item.author === author).id;
    await site.change(`/reviews/${id('Author 4')}`, { isHidden: true });
    await site.change(`/reviews/${id('Author 1')}`, { isPinned: true, reply: 'Thank you.' });
    expect(await site.add<CollectResult>(`/review-places/${shop.id}/import`, file)).toMatchObject({
      added: 0,
      changed: 4,
    });
    const shown = await site.reviews.feeds.show(feed.id);
    expect(shown?.props.cards.map(({ author }) => author)).toEqual(['Author 1', 'Author 3', 'Author 2']);
    expect(shown?.props.cards[0]?.reply?.text).toBe('Thank you.');
    expect((await site.get('/admin/api/reviews?state=hidden')).items).toHaveLength(1);
    expect((await site.get('/admin/api/reviews?search=AUTHOR%202')).items).toHaveLength(1);
    expect((await site.get('/admin/api/reviews?search=%25')).items).toHaveLength(0);
  });

  test('RV-07 a feed chooses by rating, length, language and order', async () => {
    const site = await running(engine);
    const shop = await site.add<Place>('/review-places', place({ provider: 'import', name: 'Shop' }));
    const content = JSON.stringify([
      { author: 'Low', rating: 2, text: 'Long enough to be shown', date: '2026-01-01' },
      { author: 'Short', rating: 5, text: 'Ok', date: '2026-01-02' },
      { author: 'Good', rating: 4, text: 'Long enough to be shown', date: '2026-01-03', language: 'de' },
      { author: 'Best', rating: 5, text: 'Long enough to be shown', date: '2026-01-04', language: 'de-AT' },
    ]);
    await site.add(`/review-places/${shop.id}/import`, { format: 'json', content });
    const authors = async (options: object) =>
      (
        await site.reviews.feeds.preview({ places: [shop.id], options: parseFeedOptions(options) })
      ).props.cards.map(({ author }) => author);
    expect(await authors({ minimumRating: 3, minimumLetters: 5 })).toEqual(['Best', 'Good']);
    expect(await authors({ onlyLanguage: 'de', order: 'oldest' })).toEqual(['Good', 'Best']);
    expect(await authors({ order: 'worst', limit: 1 })).toEqual(['Low']);
  });

  test('RV-07 a place is refreshed on a schedule; a fault is kept with it and the last good reviews stay', async () => {
    const google = await startRecordedGoogle();
    onTestFinished(google.close);
    const site = await running(engine, google.base);
    await site.put('/review-settings', { apiKey: 'a-long-secret-1234', callsPerDay: 10 });
    const settings = await site.get('/admin/api/review-settings');
    expect(settings).toEqual({ apiKeyEnd: '1234', callsPerDay: 10, callsToday: 0 });
    const shop = await site.add<Place>(
      '/review-places',
      place({
        provider: 'google',
        providerPlace: 'ChIJmistyped',
        name: 'Not known yet',
      }),
    );
    google.play(plays.status(404));
    await site.ports.jobs.runDue();
    const wrong = (await site.get('/admin/api/review-places')).items[0];
    expect(wrong.problem).toMatch(/Check its id/);
    const corrected = { name: wrong.name, language: 'en', refreshes: true };
    const without = await site.call('PUT', `/review-places/${shop.id}`, { ...corrected, providerPlace: ' ' });
    expect(without.json().data.params).toEqual({
      providerPlace: 'Enter the id that Google gives the place.',
    });
    const pasted = 'https://maps.google.com/?cid=1';
    const foreign = await site.call('PUT', `/review-places/${shop.id}`, {
      ...corrected,
      providerPlace: pasted,
    });
    expect(foreign.json().data.params.providerPlace).toMatch(/^This is not an id of a place/);
    await site.put(`/review-places/${shop.id}`, { ...corrected, providerPlace: ' ChIJmadeup ' });
    expect((await site.get('/admin/api/review-places')).items[0]).toMatchObject({
      ...{ providerPlace: 'ChIJmadeup', language: 'en', problem: null, triedAt: null },
    });
    google.play(plays.json(recordedPlace));
    site.ports.clock.advance(16 * 60_000);
    await site.ports.jobs.runDue();
    const fresh = (await site.get('/admin/api/review-places')).items[0];
    expect(fresh).toMatchObject({
      id: shop.id,
      name: 'Sill & Marrow',
      rating: 4.8,
      reviewCount: 2,
      problem: null,
    });

    google.play(plays.status(500));
    site.ports.clock.advance(25 * 3_600_000);
    await site.ports.jobs.runDue();
    const failed = (await site.get('/admin/api/review-places')).items[0];
    expect(failed).toMatchObject({ name: 'Sill & Marrow', reviewCount: 2, fetchedAt: fresh.fetchedAt });
    expect(failed.problem).toMatch(/error of its own/);

    const asked = google.asked.length;
    site.ports.clock.advance(16 * 60_000);
    await site.ports.jobs.runDue();
    expect(google.asked).toHaveLength(asked);
    google.play(plays.json(recordedPlace));
    expect(await site.add<CollectResult>(`/review-places/${shop.id}/refresh`)).toMatchObject({ changed: 2 });
    expect((await site.get('/admin/api/review-places')).items[0].problem).toBeNull();
  });

  test('RV-07 the quota of a day holds, and the next day has its own', async () => {
    const google = await startRecordedGoogle();
    onTestFinished(google.close);
    google.play(plays.json(recordedPlace));
    const site = await running(engine, google.base);
    await site.put('/review-settings', { apiKey: 'key-1234', callsPerDay: 1 });
    const shop = await site.add<Place>(
      '/review-places',
      place({
        provider: 'google',
        providerPlace: 'x',
        name: 'Shop',
      }),
    );
    await site.add(`/review-places/${shop.id}/refresh`);
    const refused = await site.call('POST', `/review-places/${shop.id}/refresh`);
    expect(refused.json().message).toMatch(/used up/);
    site.ports.clock.advance(24 * 3_600_000);
    await site.add(`/review-places/${shop.id}/refresh`);
  });

  test('RV-02 pictures come from this site, once, and only those that a review brought', async () => {
    const host = await startRecordedGoogle();
    onTestFinished(host.close);
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    host.play((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(gif));
    const site = await running(engine);
    const shop = await site.add<Place>('/review-places', place({ provider: 'import', name: 'Shop' }));
    const content = JSON.stringify([
      {
        author: 'Ann',
        rating: 5,
        avatar: `${host.base}/a=s48`,
        photos: [`${host.base}/b`],
        date: '2026-01-01',
      },
    ]);
    await site.add(`/review-places/${shop.id}/import`, { format: 'json', content });
    const { props } = await site.reviews.feeds.preview({ places: [shop.id], options: parseFeedOptions({}) });
    const avatar = props.cards[0]?.avatar ?? '';
    expect(avatar).toMatch(new RegExp(`^${PICTURES_PATH}/[0-9a-f]{32}=s120$`));
    for (const _time of [1, 2]) {
      const picture = await site.app.inject(avatar);
      expect(picture.headers['content-type']).toBe('image/gif');
      expect(picture.rawPayload.equals(gif)).toBe(true);
    }
    expect(host.asked.map(({ pathname }) => pathname)).toEqual(['/a=s120']);
    host.play(plays.text('<svg onload=alert(1)>'));
    expect((await site.app.inject(props.cards[0]?.photos[0]?.src ?? '')).statusCode).toBe(404);
    for (const name of ['0'.repeat(32), '..%2f..%2fportico.db', 'x', `${'0'.repeat(32)}=s9999`])
      expect((await site.app.inject(`${PICTURES_PATH}/${name}`)).statusCode).toBe(404);
  });

  test('RV-02 a picture is fetched from the address that was looked at, also after a redirect', async () => {
    const host = await startRecordedGoogle();
    onTestFinished(host.close);
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const { port } = new URL(host.base);
    host.play((request, response) =>
      request.url?.startsWith('/moved')
        ? response.writeHead(302, { location: `http://${request.url.slice(7)}:${port}/` }).end()
        : response.writeHead(200).end(gif),
    );
    // `turning` resolves to a public address at first, and to a private network a moment later.
    const lookups: string[] = [];
    const outside = async (name: string) => {
      lookups.push(name);
      const isInside = name === 'inside' || lookups.filter((one) => one === name).length > 1;
      return [{ address: isInside ? '127.0.0.2' : '127.0.0.1', family: 4 }];
    };
    const site = await running(engine, undefined, {
      resolve: outside,
      isAllowed: (address) => address === '127.0.0.1',
    });
    const shop = await site.add<Place>('/review-places', place({ provider: 'import', name: 'Shop' }));
    const statusOf = async (address: string) => {
      const content = JSON.stringify([{ author: address, rating: 5, avatar: address, date: '2026-01-01' }]);
      await site.add(`/review-places/${shop.id}/import`, { format: 'json', content });
      const options = parseFeedOptions({});
      const { props } = await site.reviews.feeds.preview({ places: [shop.id], options });
      const avatar = props.cards.find(({ author }) => author === address)?.avatar ?? '';
      return (await site.app.inject(avatar)).statusCode;
    };
    expect(await statusOf(`http://turning:${port}/a`)).toBe(200);
    expect(lookups).toEqual(['turning']);
    const asked = host.asked.length;
    for (const address of [
      `http://inside:${port}/b`,
      `http://turning:${port}/c`,
      `http://127.0.0.2:${port}/d`,
      `http://[::ffff:127.0.0.1]:${port}/e`,
    ])
      expect(await statusOf(address), address).toBe(404);
    expect(host.asked.length).toBe(asked);
    expect(await statusOf(`http://honest:${port}/moved/inside`)).toBe(404);
    expect(await statusOf(`http://friend:${port}/moved/other`)).toBe(200);
  });

  test('RV-07 a review by hand, a preview and structured data', async () => {
    const site = await running(engine);
    const shop = await site.add<Place>(
      '/review-places',
      place({ provider: 'manual', name: 'A & B </script>' }),
    );
    await site.add('/reviews', {
      place: shop.id,
      author: 'Guest',
      rating: 5,
      text: 'Kind people.',
      date: '',
    });
    const preview = await site.add<FeedPreview>(
      '/review-feeds/preview',
      draft([shop.id], { layout: 'slider' }),
    );
    expect(preview.html).toContain('Kind people.');
    expect(preview.html).toContain('data-layout="slider"');
    const basedOn = async (language: string) => {
      const { props } = await site.reviews.feeds.preview({
        ...{ places: [shop.id], options: parseFeedOptions({ language }) },
      });
      return props.places[0]?.basedOn;
    };
    expect([await basedOn(''), await basedOn('de')]).toEqual(['Based on 1 review', '1 Bewertung']);
    // No provider supplies a rating; the reviews do.
    await site.add('/reviews', { place: shop.id, author: 'Other', rating: 4, text: 'Kind dogs.', date: '' });
    const { props: rated } = await site.reviews.feeds.preview({
      ...{ places: [shop.id], options: parseFeedOptions({}) },
    });
    expect(rated.places[0]).toMatchObject({ rating: 4.5, basedOn: 'Based on 2 reviews' });
    await site.ports.database
      .tables<{ review_places: { rating: number } }>()
      .updateTable('review_places')
      .set({ rating: 4.9 })
      .execute();
    const options = parseFeedOptions({ hasStructuredData: true });
    const { structuredData } = await site.reviews.feeds.preview({ places: [shop.id], options });
    expect(structuredData).not.toContain('</script>');
    expect(JSON.parse(structuredData ?? '')).toMatchObject({ aggregateRating: { ratingValue: '4.9' } });
  });
});

test('RV-06 a stored feed with bad options keeps the good ones', () => {
  const options = parseFeedOptions({
    layout: 'grid',
    speed: -4,
    pagination: 'many',
    isDark: true,
    unknown: 1,
  });
  expect(options).toMatchObject({ layout: 'grid', speed: 5, pagination: 10, isDark: true });
  for (const stored of [null, 'x', 7, [], { layout: 'carousel' }])
    expect(parseFeedOptions(stored).layout).toBe('list');
});

interface RunningReviews {
  readonly app: FastifyInstance;
  readonly ports: TestPorts;
  readonly reviews: ReviewsServer;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers as they come.
  get(path: string): Promise<any>;
  add<Answer>(path: string, body?: object): Promise<Answer>;
  put(path: string, body: object): Promise<void>;
  change(path: string, body: object): Promise<void>;
  call(method: 'POST' | 'PUT' | 'PATCH', path: string, body?: object): Promise<LightMyRequestResponse>;
}

async function running(
  engine: TestEngine,
  googleBase?: string,
  web: Partial<OpenWebOutside> = { isAllowed: () => true },
): Promise<RunningReviews> {
  const { url } = await engine.freshPlace();
  const ports = await testPorts({ migrations: reviewsMigrations, url });
  const reviews = createReviews(ports, {
    wait: async () => {},
    mayFetch: () => true,
    openWeb: createOpenWeb(web),
    ...(googleBase && { googleBase }),
  });
  const app = testServer();
  answerErrors(app, ports.log);
  const nonce = await ports.nonces.issue('wp_rest', 'tester');
  protectRoutes(app, {
    identify: async () => tester,
    nonces: { ...ports.nonces, verify: async () => 'fresh' },
  });
  await openRest(app);
  await app.register(reviews.connect);
  onTestFinished(() => app.close());
  const call: RunningReviews['call'] = (method, path, body) =>
    app.inject({
      method,
      url: `/admin/api${path}`,
      headers: { 'x-portico-nonce': nonce },
      ...(body && { payload: body }),
    });
  const done = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => {
    const answer = await call(method, path, body);
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  return {
    app,
    ports,
    reviews,
    get: async (path) => (await app.inject(path)).json(),
    add: (path, body) => done('POST', path, body),
    put: (path, body) => done('PUT', path, body),
    change: (path, body) => done('PATCH', path, body),
    call,
  };
}

const tester: Actor = {
  userId: 'tester',
  name: 'tester',
  displayName: 'Tester',
  role: 'administrator',
  sessionId: 'one',
};

function place(some: Partial<PlaceDraft>): PlaceDraft {
  return { provider: 'import', providerPlace: '', name: 'Shop', language: '', refreshes: true, ...some };
}

function draft(places: number[], options: object): object {
  return { title: 'Feed', places, options: parseFeedOptions(options) };
}

function reviewsFile(count: number): string {
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      author: `Author ${index + 1}`,
      rating: 5,
      text: `Text ${index + 1}`,
      time: 1_700_000_000 + index,
    })),
  );
}
