import type { Database, FeatureServer, Ports } from '@portico/kernel/server';
import type { IconDrawings } from '../parts/icon/IconDrawings.ts';
import { builderContent } from './builderContent.ts';
import { answerClicks } from './clicks/answerClicks.ts';
import { createClicks } from './clicks/createClicks.ts';
import { createPreferences } from './createPreferences.ts';
import type { Documents } from './documents/Documents.ts';
import { documentStore } from './documents/documentStore.ts';
import { type DocumentTransfer, documentTransfer } from './documents/documentTransfer.ts';
import { documentUses } from './documents/documentUses.ts';
import { createLocks } from './documents/locks.ts';
import { createMailGuard, type MayChangeMails } from './documents/mailGuard.ts';
import { createIconDrawings } from './icons/createIconDrawings.ts';
import { createLooks } from './looks/createLooks.ts';
import { type LookStore, NO_LOOKS } from './looks/LookStore.ts';
import { isPreviewLink } from './previews.ts';
import { answerEditorCalls } from './routes/ajax.ts';
import { clickRoutes } from './routes/clickRoutes.ts';
import { documentRoutes } from './routes/documentRoutes.ts';
import { type FileDrawings, iconRoutes } from './routes/iconRoutes.ts';
import { lookRoutes } from './routes/lookRoutes.ts';
import { templateRoutes } from './routes/templateRoutes.ts';
import { createTemplates, type Templates } from './templates/createTemplates.ts';
import { NO_TARGETS, type TemplateTargets } from './templates/TemplateTargets.ts';

export interface BuilderServer {
  readonly server: FeatureServer;
  readonly documents: Documents;
  /** Documents within a caller's transaction. */
  readonly transfer: DocumentTransfer;
  /** Icons for documents. */
  readonly icons: IconDrawings;
  /** Headers, footers and other templates. */
  readonly templates: Templates;
  /** Whether a link to a draft was issued to an editor. */
  isPreviewLink(id: number, nonce: unknown): Promise<boolean>;
}

export interface BuilderNeeds {
  /** Reserved slugs. */
  readonly isReserved?: (slug: string) => boolean;
  /** Whether a page at this slug would shadow something of the site, such as a post. */
  readonly isHiding?: (slug: string, transaction: Database) => Promise<boolean>;
  /** What templates can be shown on. */
  readonly templateTargets?: TemplateTargets;
  /** Storage of the classes and variables that documents share. */
  readonly looks?: LookStore;
  /** Who may change the recipients of forms on pages. By default administrators. */
  readonly mayChangeMails?: MayChangeMails;
  /** The drawings of icons in the media library. */
  readonly fileDrawings?: FileDrawings;
}

const NO_DRAWINGS: FileDrawings = async (files) => files.map(() => null);

/** A site's page documents, and their API. */
export function createBuilder(ports: Ports, needs: BuilderNeeds = {}): BuilderServer {
  const { database, clock, content, nonces } = ports;
  const documents = documentStore({
    database,
    clock,
    content,
    isReserved: needs.isReserved ?? (() => false),
    ...(needs.isHiding && { isHiding: needs.isHiding }),
  });
  const templates = createTemplates(database, content);
  const guardMails = createMailGuard(
    documents,
    needs.mayChangeMails ?? (async (role) => role === 'administrator'),
  );
  const locks = createLocks(database, clock);
  const preferences = createPreferences(database);
  const clicks = createClicks(database, clock);
  const icons = createIconDrawings();
  const looks = createLooks(database, needs.looks ?? NO_LOOKS, documentUses(database, content));
  return {
    documents,
    templates,
    icons,
    transfer: documentTransfer(documents, content),
    isPreviewLink: (id, nonce) => isPreviewLink(nonces, id, nonce),
    server: {
      name: 'builder',
      content: builderContent,
      async connect(app) {
        documentRoutes(app, { ports, documents, locks, preferences, guardMails });
        templateRoutes(app, { templates, targets: needs.templateTargets ?? NO_TARGETS });
        lookRoutes(app, looks);
        clickRoutes(app, clicks);
        iconRoutes(app, icons, needs.fileDrawings ?? NO_DRAWINGS);
        answerClicks(app, { clicks, nonces, limits: ports.limits });
        answerEditorCalls(app, { nonces, documents, preferences, guardMails });
      },
    },
  };
}
