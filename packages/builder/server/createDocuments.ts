import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { FastifyInstance } from 'fastify';
import { createPreferences } from './createPreferences.ts';
import { type Documents, documentStore } from './documents/documentStore.ts';
import { createLocks } from './documents/locks.ts';
import { isPreviewLink } from './previews.ts';
import { answerEditorCalls } from './routes/ajax.ts';
import { documentRoutes } from './routes/documentRoutes.ts';

export interface BuilderServer {
  readonly server: FeatureServer;
  readonly documents: Documents;
  /** Whether a link to a draft is one that an editor was given. */
  isPreviewLink(id: number, nonce: unknown): Promise<boolean>;
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
  const { seed } = outside;
  return {
    documents,
    isPreviewLink: (id, nonce) => isPreviewLink(nonces, id, nonce),
    everywhere: (app) => answerEditorCalls(app, { nonces, documents, preferences }),
    server: {
      name: 'builder',
      async routes(app) {
        documentRoutes(app, { ports, documents, locks, preferences });
      },
      ...(seed && { seed: (transaction: Database) => seed(documents.within(transaction)) }),
    },
  };
}
