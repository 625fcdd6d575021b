import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmbedCode } from '@portico/kernel/embeds';
import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import { createOpenWeb, type OpenWeb } from '@portico/kernel/server/http';
import { bringReviews } from './bringReviews.ts';
import { createSettings } from './database/createSettings.ts';
import { createFeeds, type Feeds } from './feed/createFeeds.ts';
import { feedEmbeds } from './feed/feedEmbeds.tsx';
import { createPictures, type PicturesPorts } from './pictures/createPictures.ts';
import { googlePlaces } from './providers/googlePlaces.ts';
import { createRefresh } from './refresh/createRefresh.ts';
import { reviewsContent } from './reviewsContent.ts';
import { feedRoutes } from './routes/feedRoutes.tsx';
import { placeRoutes } from './routes/placeRoutes.ts';
import { publicRoutes } from './routes/publicRoutes.tsx';
import { reviewRoutes } from './routes/reviewRoutes.ts';

export interface ReviewsServer extends FeatureServer {
  /** For pages that show reviews. They depend on `REVIEWS_TAG`. */
  readonly feeds: Feeds;
  /** For texts that embed a feed by shortcode. */
  readonly embedCode: EmbedCode;
  /** Creates a place with its feeds and imports a CSV table of its reviews. */
  bring(transaction: Database, placeWithFeeds: unknown, table: string): Promise<void>;
}

export interface ReviewsNeeds {
  readonly fetch?: typeof globalThis.fetch;
  /** The base URL of Google's API; tests use their own. */
  readonly googleBase?: string;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** How pictures are fetched. */
  readonly openWeb?: OpenWeb;
  readonly mayFetch?: PicturesPorts['mayFetch'];
}

/** The reviews feature, as composed by the site. */
export function createReviews(ports: Ports, needs: ReviewsNeeds = {}): ReviewsServer {
  const fetch = needs.fetch ?? globalThis.fetch;
  const settings = createSettings(ports.database, ports.clock);
  const pictures = createPictures({
    database: ports.database,
    folder: join(ports.filesFolder, 'review-pictures'),
    openWeb: needs.openWeb ?? createOpenWeb(),
    now: () => ports.clock.now(),
    ...(needs.mayFetch && { mayFetch: needs.mayFetch }),
  });
  const feeds = createFeeds(ports.database, ports.clock, pictures.address);
  const google = googlePlaces({
    fetch,
    apiKey: settings.apiKey,
    takeCall: settings.takeCall,
    wait: needs.wait ?? ((ms, signal) => wait(ms, undefined, { signal })),
    ...(needs.googleBase && { base: needs.googleBase }),
  });
  const refresh = createRefresh(ports, pictures, google);
  return {
    name: 'reviews',
    content: reviewsContent,
    feeds,
    embedCode: feedEmbeds(ports.database, feeds),
    bring: (transaction, given, table) => bringReviews(ports, transaction, given, table),
    async connect(app) {
      publicRoutes(app, ports, feeds, pictures);
      feedRoutes(app, ports, feeds);
      reviewRoutes(app, ports, refresh);
      placeRoutes(app, ports, refresh, settings);
    },
  };
}
