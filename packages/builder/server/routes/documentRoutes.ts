import type { Ports } from '@portico/kernel/server';
import { type Actor, adminRoute, cursorPage, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  autosaveCalls,
  componentCall,
  documentCalls,
  lockCalls,
  preferenceCalls,
  revisionCalls,
} from '../../wire/admin.ts';
import { isTemplateType, TEMPLATE_TYPES } from '../../wire/public.ts';
import type { Preferences } from '../createPreferences.ts';
import { LARGEST_BYTES } from '../documents/cleanContent.ts';
import { componentList } from '../documents/componentList.ts';
import type { Documents } from '../documents/Documents.ts';
import type { Locks } from '../documents/locks.ts';
import type { MailGuard } from '../documents/mailGuard.ts';
import type { Author } from '../documents/StoredDocument.ts';
import { previewAddress } from '../previews.ts';
import { answered } from './answered.ts';

const PLACE = Type.Object({ changedAt: Type.Integer(), id: Type.Integer() });

interface Parts {
  readonly ports: Ports;
  readonly documents: Documents;
  readonly locks: Locks;
  readonly preferences: Preferences;
  readonly guardMails: MailGuard;
}

/** The API of the pages list and the editor. */
export function documentRoutes(app: FastifyInstance, parts: Parts): void {
  const { ports, documents, locks, preferences, guardMails } = parts;

  adminRoute(app, documentCalls.list, {
    role: 'editor',
    summary: 'Lists pages and the parts that pages are made of.',
    async handle({ query: { cursor, limit, type, state, search } }) {
      const rows = await documents.list({
        ...(type !== undefined && { types: type.split(',') }),
        state,
        search,
        after: decodeCursor(cursor, PLACE),
        limit: limit + 1,
      });
      return cursorPage(
        rows,
        limit,
        ({ changedAt, id }) => ({ changedAt, id }),
        (row) => row,
      );
    },
  });

  adminRoute(app, componentCall, {
    role: 'editor',
    summary: 'Lists the components of the site, with how many pages show each.',
    handle: async () => ({ components: await componentList(ports.database) }),
  });

  adminRoute(app, documentCalls.add, {
    role: 'editor',
    summary: 'Makes a page, as a draft.',
    bodyLimit: LARGEST_BYTES,
    handle: ({ body, actor }) =>
      answered(
        guardMails(actor, null, body.elements).then(() =>
          documents.create({ ...body, ...placeOf(body.type), publish: false }, authorOf(actor)),
        ),
      ),
  });

  adminRoute(app, documentCalls.read, {
    role: 'editor',
    summary: 'Reads the draft of a page.',
    async handle({ params }) {
      const document = await documents.find(params.id);
      if (!document) throw notFound('This page');
      return document;
    },
  });

  adminRoute(app, documentCalls.change, {
    role: 'editor',
    summary: 'Saves the draft of a page, and publishes it if told to.',
    bodyLimit: LARGEST_BYTES,
    handle: ({ params, body, actor }) =>
      answered(
        guardMails(actor, params.id, body.elements).then(() =>
          documents.save(params.id, body, authorOf(actor)),
        ),
      ),
  });

  adminRoute(app, documentCalls.unpublish, {
    role: 'editor',
    summary: 'Takes a page away from visitors. Its draft stays.',
    handle: ({ params, actor }) => answered(documents.unpublish(params.id, authorOf(actor))),
  });

  adminRoute(app, documentCalls.duplicate, {
    role: 'editor',
    summary: 'Makes a draft with the same content.',
    handle: ({ params, actor }) => answered(documents.duplicate(params.id, authorOf(actor))),
  });

  adminRoute(app, documentCalls.trash, {
    role: 'editor',
    summary: 'Moves a page to the trash.',
    handle: ({ params }) => answered(documents.trash(params.id)),
  });

  adminRoute(app, documentCalls.untrash, {
    role: 'editor',
    summary: 'Takes a page out of the trash.',
    handle: ({ params }) => answered(documents.untrash(params.id)),
  });

  adminRoute(app, documentCalls.remove, {
    role: 'administrator',
    summary: 'Removes a page and its history for good.',
    handle: ({ params }) => answered(documents.remove(params.id)),
  });

  adminRoute(app, autosaveCalls.read, {
    role: 'editor',
    summary: 'Reads what the caller has typed since the page was last saved.',
    handle: async ({ params, actor }) => ({
      autosave: await documents.autosaveOf(params.id, authorOf(actor)),
    }),
  });

  adminRoute(app, autosaveCalls.keep, {
    role: 'editor',
    summary: 'Keeps what the caller has typed, beside the draft.',
    bodyLimit: LARGEST_BYTES,
    handle: ({ params, body, actor }) => answered(documents.autosave(params.id, body, authorOf(actor))),
  });

  adminRoute(app, autosaveCalls.discard, {
    role: 'editor',
    summary: 'Throws away what the caller has typed and not saved.',
    handle: ({ params, actor }) => documents.discardAutosave(params.id, authorOf(actor)),
  });

  adminRoute(app, revisionCalls.list, {
    role: 'editor',
    summary: 'Lists the revisions of a page, newest first.',
    handle: async ({ params }) => ({ items: await answered(documents.revisions(params.id)) }),
  });

  adminRoute(app, revisionCalls.read, {
    role: 'editor',
    summary: 'Reads a revision of a page.',
    async handle({ params }) {
      const revision = await documents.revision(params.id, params.revision);
      if (!revision) throw notFound('This revision');
      return revision;
    },
  });

  adminRoute(app, revisionCalls.restore, {
    role: 'editor',
    summary: 'Makes a revision the draft of its page.',
    async handle({ params, body, actor }) {
      const kept = await documents.revision(params.id, params.revision);
      return answered(
        guardMails(actor, params.id, kept?.elements).then(() =>
          documents.restore(params.id, params.revision, body.version, authorOf(actor)),
        ),
      );
    },
  });

  adminRoute(app, lockCalls.hold, {
    role: 'editor',
    summary: 'Says that an editor is open, and asks whether somebody else has the page open.',
    async handle({ params, body, actor }) {
      if (!(await documents.find(params.id))) throw notFound('This page');
      const editor = { id: body.editor, user: actor.userId, name: actor.displayName };
      return { other: await locks.hold(params.id, editor, body.takeOver) };
    },
  });

  adminRoute(app, lockCalls.release, {
    role: 'editor',
    summary: 'Says that an editor was closed.',
    handle: ({ params, actor }) => locks.release(params.id, { id: params.editor, user: actor.userId }),
  });

  adminRoute(app, documentCalls.preview, {
    role: 'editor',
    summary: 'Makes a link under which the draft, or a revision, can be seen as a visitor would.',
    async handle({ params, body }) {
      if (!(await documents.preview(params.id, body.revision))) throw notFound('This page');
      return { address: await previewAddress(ports.nonces, params.id, body.revision) };
    },
  });

  adminRoute(app, preferenceCalls.read, {
    role: 'editor',
    summary: 'Reads what the caller prefers in the editor.',
    handle: ({ actor }) => preferences.read(actor.userId),
  });

  adminRoute(app, preferenceCalls.change, {
    role: 'editor',
    summary: 'Changes what the caller prefers in the editor.',
    handle: ({ body, actor }) => preferences.change(actor.userId, body),
  });
}

/** Where a new template is shown by default. */
function placeOf(type = ''): { readonly conditions?: readonly string[] } {
  return isTemplateType(type) ? { conditions: TEMPLATE_TYPES[type] } : {};
}

function authorOf({ userId, displayName }: Actor): Author {
  return { id: userId, name: displayName };
}
