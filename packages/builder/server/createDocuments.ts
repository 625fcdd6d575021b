import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { FastifyInstance } from 'fastify';
import { answerClicks } from './clicks/answerClicks.ts';
import { createClicks } from './clicks/createClicks.ts';
import { createPreferences } from './createPreferences.ts';
import type { Documents } from './documents/Documents.ts';
import { documentStore } from './documents/documentStore.ts';
import { createLocks } from './documents/locks.ts';
import { isPreviewLink } from './previews.ts';
import { answerEditorCalls } from './routes/ajax.ts';
import { clickRoutes } from './routes/clickRoutes.ts';
import { documentRoutes } from './routes/documentRoutes.ts';

export interface BuilderServer {
  readonly server: FeatureServer;
  readonly documents: Documents;
  /** Whether a link to a draft is one that an editor was given. */
  isPreviewLink(id: number, nonce: unknown): Promise<boolean>;
  /** Answers calls to the shared address that whoever has it knows nothing of. */
  readonly answerShared: ReturnType<typeof answerClicks>;
  /** Answers the field editor's calls, which share an address with those of other features. */
  everywhere(app: FastifyInstance): void;
}

export interface BuilderOutside {
  /** Addresses of pages that are none of ours. */
  readonly isReserved?: (slug: string) => boolean;
  /** Puts pages into an empty site. */
  readonly seed?: (documents: Documents) => Promise<void>;
}

/** The page documents of a site and the calls that change them. */
export function createDocuments(ports: Ports, outside: BuilderOutside = {}): BuilderServer {
  const { database, clock, content, nonces } = ports;
  const documents = documentStore({
    database,
    clock,
    content,
    isReserved: outside.isReserved ?? (() => false),
  });
  const locks = createLocks(database, clock);
  const preferences = createPreferences(database);
  const clicks = createClicks(database, clock);
  const { seed } = outside;
  return {
    documents,
    isPreviewLink: (id, nonce) => isPreviewLink(nonces, id, nonce),
    answerShared: answerClicks({ clicks, nonces, clock }),
    everywhere: (app) => answerEditorCalls(app, { nonces, documents, preferences }),
    server: {
      name: 'builder',
      async routes(app) {
        documentRoutes(app, { ports, documents, locks, preferences });
        clickRoutes(app, clicks);
      },
      ...(seed && { seed: (transaction: Database) => seed(documents.within(transaction)) }),
    },
  };
}
