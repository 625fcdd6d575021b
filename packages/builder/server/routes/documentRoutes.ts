import type { Ports } from '@portico/kernel/server';
import {
  type Actor,
  adminRoute,
  CursorPage,
  cursorPage,
  cursorQuery,
  decodeCursor,
  notFound,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  AutosaveDraft,
  DocumentChange,
  DocumentParams,
  DocumentSummary,
  EditedDocument,
  KeptAutosave,
  LockRequest,
  LockState,
  NewDocument,
  Preferences,
  PreviewLink,
  PreviewRequest,
  RevisionContent,
  RevisionParams,
  RevisionSummary,
} from '../../adminProtocol.ts';
import type { Preferences as PreferencesStore } from '../createPreferences.ts';
import { LARGEST_BYTES } from '../documents/cleanContent.ts';
import type { Documents } from '../documents/Documents.ts';
import type { Locks } from '../documents/locks.ts';
import type { Author } from '../documents/StoredDocument.ts';
import { previewAddress } from '../previews.ts';
import { answered } from './answered.ts';

const PLACE = Type.Object({ changedAt: Type.Integer(), id: Type.Integer() });
const LockParams = Type.Object({
  ...DocumentParams.properties,
  editor: Type.String({ pattern: '^[\\w-]{8,40}$' }),
});

interface Parts {
  readonly ports: Ports;
  readonly documents: Documents;
  readonly locks: Locks;
  readonly preferences: PreferencesStore;
}

/** The calls behind the list of pages and the editor. */
export function documentRoutes(app: FastifyInstance, { ports, documents, locks, preferences }: Parts): void {
  adminRoute(app, {
    method: 'GET',
    url: '/documents',
    role: 'editor',
    summary: 'Lists pages and the parts that pages are made of.',
    schema: {
      query: Type.Object({
        ...cursorQuery,
        type: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
        state: Type.Optional(Type.Enum(['draft', 'published', 'trash'])),
        search: Type.Optional(Type.String({ maxLength: 100 })),
      }),
      answer: CursorPage(DocumentSummary),
    },
    async handle({ query: { cursor, limit, type, state, search } }) {
      const rows = await documents.list({
        ...(type !== undefined && { types: [type] }),
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

  adminRoute(app, {
    method: 'POST',
    url: '/documents',
    role: 'editor',
    summary: 'Makes a page, as a draft.',
    schema: { body: NewDocument, answer: EditedDocument },
    bodyLimit: LARGEST_BYTES,
    handle: ({ body, actor }) => answered(documents.create({ ...body, publish: false }, authorOf(actor))),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/documents/:id',
    role: 'editor',
    summary: 'Reads the draft of a page.',
    schema: { params: DocumentParams, answer: EditedDocument },
    async handle({ params }) {
      const document = await documents.find(params.id);
      if (!document) throw notFound('This page');
      return { ...document, elements: [...document.elements] };
    },
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/documents/:id',
    role: 'editor',
    summary: 'Saves the draft of a page, and publishes it if told to.',
    schema: { params: DocumentParams, body: DocumentChange, answer: EditedDocument },
    bodyLimit: LARGEST_BYTES,
    handle: ({ params, body, actor }) => answered(documents.save(params.id, body, authorOf(actor))),
  });

  adminRoute(app, {
    method: 'POST',
    url: '/documents/:id/unpublish',
    role: 'editor',
    summary: 'Takes a page away from visitors. Its draft stays.',
    schema: { params: DocumentParams, answer: EditedDocument },
    handle: ({ params, actor }) => answered(documents.unpublish(params.id, authorOf(actor))),
  });

  adminRoute(app, {
    method: 'POST',
    url: '/documents/:id/duplicate',
    role: 'editor',
    summary: 'Makes a draft with the same content.',
    schema: { params: DocumentParams, answer: EditedDocument },
    handle: ({ params, actor }) => answered(documents.duplicate(params.id, authorOf(actor))),
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/documents/:id',
    role: 'editor',
    summary: 'Puts a page into the bin.',
    schema: { params: DocumentParams },
    handle: ({ params }) => answered(documents.trash(params.id)),
  });

  adminRoute(app, {
    method: 'POST',
    url: '/documents/:id/untrash',
    role: 'editor',
    summary: 'Takes a page out of the bin.',
    schema: { params: DocumentParams, answer: EditedDocument },
    handle: ({ params }) => answered(documents.untrash(params.id)),
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/documents/:id/forever',
    role: 'administrator',
    summary: 'Removes a page and its history for good.',
    schema: { params: DocumentParams },
    handle: ({ params }) => answered(documents.remove(params.id)),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/documents/:id/autosave',
    role: 'editor',
    summary: 'Reads what the caller has typed since the page was last saved.',
    schema: { params: DocumentParams, answer: KeptAutosave },
    handle: async ({ params, actor }) => {
      const autosave = await documents.autosaveOf(params.id, authorOf(actor));
      return { autosave: autosave && { ...autosave, elements: [...autosave.elements] } };
    },
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/documents/:id/autosave',
    role: 'editor',
    summary: 'Keeps what the caller has typed, beside the draft.',
    schema: { params: DocumentParams, body: AutosaveDraft, answer: RevisionSummary },
    bodyLimit: LARGEST_BYTES,
    handle: ({ params, body, actor }) => answered(documents.autosave(params.id, body, authorOf(actor))),
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/documents/:id/autosave',
    role: 'editor',
    summary: 'Throws away what the caller has typed and not saved.',
    schema: { params: DocumentParams },
    handle: ({ params, actor }) => documents.discardAutosave(params.id, authorOf(actor)),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/documents/:id/revisions',
    role: 'editor',
    summary: 'Lists the revisions of a page, newest first.',
    schema: { params: DocumentParams, answer: Type.Object({ items: Type.Array(RevisionSummary) }) },
    handle: async ({ params }) => ({ items: await answered(documents.revisions(params.id)) }),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/documents/:id/revisions/:revision',
    role: 'editor',
    summary: 'Reads a revision of a page.',
    schema: { params: RevisionParams, answer: RevisionContent },
    async handle({ params }) {
      const revision = await documents.revision(params.id, params.revision);
      if (!revision) throw notFound('This revision');
      return { ...revision, elements: [...revision.elements] };
    },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/documents/:id/revisions/:revision/restore',
    role: 'editor',
    summary: 'Makes a revision the draft of its page.',
    schema: {
      params: RevisionParams,
      body: Type.Object({ version: Type.Integer({ minimum: 1 }) }),
      answer: EditedDocument,
    },
    handle: ({ params, body, actor }) =>
      answered(documents.restore(params.id, params.revision, body.version, authorOf(actor))),
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/documents/:id/lock',
    role: 'editor',
    summary: 'Says that an editor is open, and asks whether somebody else has the page open.',
    schema: { params: DocumentParams, body: LockRequest, answer: LockState },
    async handle({ params, body, actor }) {
      if (!(await documents.find(params.id))) throw notFound('This page');
      const editor = { id: body.editor, name: actor.displayName };
      return { other: await locks.hold(params.id, editor, body.takeOver) };
    },
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/documents/:id/lock/:editor',
    role: 'editor',
    summary: 'Says that an editor was closed.',
    schema: { params: LockParams },
    handle: ({ params }) => locks.release(params.id, { id: params.editor }),
  });

  adminRoute(app, {
    method: 'POST',
    url: '/documents/:id/preview',
    role: 'editor',
    summary: 'Makes a link under which the draft, or a revision, can be seen as a visitor would.',
    schema: { params: DocumentParams, body: PreviewRequest, answer: PreviewLink },
    async handle({ params, body }) {
      if (!(await documents.preview(params.id, body.revision))) throw notFound('This page');
      return { address: await previewAddress(ports.nonces, params.id, body.revision) };
    },
  });

  adminRoute(app, {
    method: 'GET',
    url: '/editor-preferences',
    role: 'editor',
    summary: 'Reads what the caller prefers in the editor.',
    schema: { answer: Preferences },
    handle: ({ actor }) => preferences.read(actor.userId),
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/editor-preferences',
    role: 'editor',
    summary: 'Changes what the caller prefers in the editor.',
    schema: { body: Type.Partial(Preferences), answer: Preferences },
    handle: ({ body, actor }) => preferences.change(actor.userId, body),
  });
}

function authorOf({ userId, displayName }: Actor): Author {
  return { id: userId, name: displayName };
}
