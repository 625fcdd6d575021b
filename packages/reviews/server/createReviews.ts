import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmbedCode } from '@portico/kernel/embeds';
import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import { createSettings } from './database/createSettings.ts';
import { createFeeds, type Feeds } from './feed/createFeeds.ts';
import { feedEmbeds } from './feed/feedEmbeds.tsx';
import { createPictures, type PicturesPorts } from './pictures/createPictures.ts';
import { googlePlaces } from './providers/googlePlaces.ts';
import { createRefresh } from './refresh/createRefresh.ts';
import { feedRoutes } from './routes/feedRoutes.tsx';
import { placeRoutes } from './routes/placeRoutes.ts';
import { publicRoutes } from './routes/publicRoutes.tsx';
import { reviewRoutes } from './routes/reviewRoutes.ts';

export interface ReviewsServer extends FeatureServer {
  /** For pages that show reviews. They depend on `REVIEWS_TAG`. */
  readonly feeds: Feeds;
  /** For texts that show a feed by its code. */
  readonly embedCode: EmbedCode;
}

export interface ReviewsOutside {
  readonly fetch?: typeof globalThis.fetch;
  /** Where Google answers; a test has its own. */
  readonly googleBase?: string;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly mayFetch?: PicturesPorts['mayFetch'];
  /** Puts reviews into an empty site. */
  readonly seed?: (transaction: Database) => Promise<void>;
}

/** Reviews, as the site composes them. */
export function createReviews(ports: Ports, outside: ReviewsOutside = {}): ReviewsServer {
  const fetch = outside.fetch ?? globalThis.fetch;
  const settings = createSettings(ports.database, ports.clock);
  const pictures = createPictures({
    database: ports.database,
    folder: join(ports.filesFolder, 'review-pictures'),
    fetch,
    now: () => ports.clock.now(),
    ...(outside.mayFetch && { mayFetch: outside.mayFetch }),
  });
  const feeds = createFeeds(ports.database, ports.clock, pictures.address);
  const google = googlePlaces({
    fetch,
    apiKey: settings.apiKey,
    takeCall: settings.takeCall,
    wait: outside.wait ?? ((ms, signal) => wait(ms, undefined, { signal })),
    ...(outside.googleBase && { base: outside.googleBase }),
  });
  const refresh = createRefresh(ports, pictures, google);
  return {
    name: 'reviews',
    feeds,
    embedCode: feedEmbeds(ports.database, feeds),
    async routes(app) {
      publicRoutes(app, ports, feeds, pictures);
      feedRoutes(app, ports, feeds);
      reviewRoutes(app, ports, refresh);
      placeRoutes(app, ports, refresh, settings);
    },
    ...(outside.seed && { seed: outside.seed }),
  };
}
