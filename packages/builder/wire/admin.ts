import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { COMPONENT_TYPE, FLOATING_TYPE, TEMPLATE_TYPES } from './public.ts';
import { SiteFacts } from './siteFacts.ts';

export { type Component, componentCall } from './components.ts';
export { ICON_FILES, type IconPiece, iconCall, iconShelfCall, type ShelfIcon } from './icons.ts';
export { type LookUsers, lookCalls, type SiteLooks } from './looks.ts';
export {
  type DrawnDocument,
  LARGEST_NUMBER,
  LAST_OFFSET,
  LONGEST_CODE,
  MOST_NAMED,
  MOST_PICTURES,
  MOST_POSTS,
  type PictureWords,
  POST_AGES,
  type SiteAnswer,
  type SiteCalendar,
  type SiteLink,
  type SiteList,
  type SitePost,
  type SiteRequest,
  siteListCall,
  sitePartsCall,
} from './sitePartCalls.ts';

/** What the editor's screens and the server say to each other. */

const LONGEST_TITLE = 200;

const Title = Type.String({ minLength: 1, maxLength: LONGEST_TITLE, pattern: '\\S' });
const Slug = Type.String({ minLength: 1, maxLength: 100 });
const Version = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });
/** Looked into by the server itself, which has a sentence for each thing that can be wrong with it. */
const Content = { settings: Type.Unknown(), elements: Type.Immutable(Type.Array(Type.Unknown())) };

const DOCUMENT_TYPES = [
  'wp-page',
  'page',
  'section',
  'container',
  FLOATING_TYPE,
  COMPONENT_TYPE,
  ...Object.keys(TEMPLATE_TYPES),
] as const;

const summary = {
  id: Type.Integer(),
  type: Type.String(),
  slug: Type.Union([Type.String(), Type.Null()]),
  title: Type.String(),
  version: Type.Integer(),
  isPublished: Type.Boolean(),
  hasUnpublishedChanges: Type.Boolean(),
  publishedAt: Type.Union([Type.Integer(), Type.Null()]),
  createdAt: Type.Integer(),
  changedAt: Type.Integer(),
  changedBy: Type.String(),
  trashedAt: Type.Union([Type.Integer(), Type.Null()]),
};
const DocumentSummary = Type.Object(summary);
export type DocumentSummary = Static<typeof DocumentSummary>;

const EditedDocument = Type.Object({ ...summary, ...Content });
export type EditedDocument = Static<typeof EditedDocument>;

const NewDocument = Type.Object({
  title: Title,
  type: Type.Optional(Type.Enum([...DOCUMENT_TYPES])),
  slug: Type.Optional(Slug),
  ...Content,
});
export type NewDocument = Static<typeof NewDocument>;

const DocumentChange = Type.Object({
  version: Version,
  title: Type.Optional(Title),
  slug: Type.Optional(Slug),
  settings: Type.Optional(Type.Unknown()),
  elements: Type.Optional(Type.Array(Type.Unknown())),
  publish: Type.Optional(Type.Boolean()),
});

const ClickCounts = Type.Object({
  days: Type.Integer(),
  items: Type.Array(Type.Object({ document: Type.Integer(), clicks: Type.Integer() })),
});

const AutosaveDraft = Type.Object({ version: Version, title: Title, ...Content });

const revision = {
  id: Type.Integer(),
  kind: Type.Enum(['saved', 'published', 'autosave', 'restored']),
  title: Type.String(),
  baseVersion: Type.Integer(),
  madeAt: Type.Integer(),
  authorName: Type.String(),
};
const RevisionSummary = Type.Object(revision);
export type RevisionSummary = Static<typeof RevisionSummary>;

const RevisionContent = Type.Object({ ...revision, ...Content });
export type RevisionContent = Static<typeof RevisionContent>;

const KeptAutosave = Type.Object({ autosave: Type.Union([RevisionContent, Type.Null()]) });

/** Made up by each open editor for itself. */
const EditorId = Type.String({ pattern: '^[\\w-]{8,40}$' });
const LockRequest = Type.Object({
  editor: EditorId,
  takeOver: Type.Optional(Type.Boolean()),
});

const LockState = Type.Object({
  other: Type.Union([
    Type.Object({ name: Type.String(), seenAt: Type.Integer(), isSelf: Type.Boolean() }),
    Type.Null(),
  ]),
});
export type LockState = Static<typeof LockState>;

const PreviewRequest = Type.Object({ revision: Type.Optional(Type.Integer({ minimum: 1 })) });
const PreviewLink = Type.Object({ address: Type.String() });

const Preferences = Type.Object({
  lightbox_in_editor: Type.Enum(['yes', '']),
  ui_theme: Type.Enum(['auto', 'light', 'dark']),
  panel_width: Type.Integer(),
  show_hidden_elements: Type.Enum(['yes', '']),
  exit_to: Type.Enum(['this_post', 'all_posts', 'dashboard']),
});

const Attributes = Type.Record(Type.String(), Type.String());
/** The colours and fonts that documents refer to by name. */
const SiteGlobals = Type.Object({
  colors: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), color: Type.String() })),
  fonts: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), family: Type.String() })),
  /** Names of fonts whose files the site has: its owner's, and those that come with it. */
  families: Type.Object({ own: Type.Array(Type.String()), shelf: Type.Array(Type.String()) }),
});
export type SiteGlobals = Static<typeof SiteGlobals>;

/** What the site puts around its pages: its sheets, the attributes that they look for, and its colours and fonts. */
const CanvasFacts = Type.Object({
  styles: Type.Array(Type.String()),
  html: Attributes,
  body: Attributes,
  site: SiteFacts,
  /** Whose clock the site's days and hours go by. */
  timeZone: Type.String(),
  globals: SiteGlobals,
  /** Whether every document of the site counts on Elementor's look. */
  followsElementor: Type.Boolean(),
  /** The devices of the site's kit, and its classes as the kit has them: sheets of documents are written with both. */
  devices: Type.Array(
    Type.Object({ device: Type.String(), value: Type.Number(), direction: Type.Enum(['max', 'min']) }),
  ),
  classes: Type.Unknown(),
  variables: Type.Unknown(),
});
export type CanvasFacts = Static<typeof CanvasFacts>;

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const ById = Type.Object({ id: Id });
const ByRevision = Type.Object({ id: Id, revision: Id });

const DocumentQuery = Type.Object({
  ...cursorQuery,
  /** One or several, with commas in between. */
  type: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}(?:,[\\w-]{1,40}){0,9}$' })),
  state: Type.Optional(Type.Enum(['draft', 'published', 'trash'])),
  search: Type.Optional(Type.String({ maxLength: 100 })),
});
/** These keep what was read once apart from the next time in the browser's cache; the server does not look at them. */
const Opening = Type.Object({ opening: Type.Optional(Type.Unknown()) });
const AtVersion = Type.Object({ version: Type.Optional(Type.Unknown()) });

export const documentCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/documents' },
    ...{ query: DocumentQuery, answer: CursorPage(DocumentSummary) },
  }),
  add: endpoint({ method: 'POST', path: '/documents', body: NewDocument, answer: EditedDocument }),
  read: endpoint({
    ...{ method: 'GET', path: '/documents/:id' },
    ...{ params: ById, query: Opening, answer: EditedDocument },
  }),
  change: endpoint({
    ...{ method: 'PUT', path: '/documents/:id' },
    ...{ params: ById, body: DocumentChange, answer: EditedDocument },
  }),
  unpublish: endpoint({
    ...{ method: 'POST', path: '/documents/:id/unpublish' },
    ...{ params: ById, answer: EditedDocument },
  }),
  duplicate: endpoint({
    ...{ method: 'POST', path: '/documents/:id/duplicate' },
    ...{ params: ById, answer: EditedDocument },
  }),
  trash: endpoint({ method: 'DELETE', path: '/documents/:id', params: ById }),
  untrash: endpoint({
    ...{ method: 'POST', path: '/documents/:id/untrash' },
    ...{ params: ById, answer: EditedDocument },
  }),
  remove: endpoint({ method: 'DELETE', path: '/documents/:id/forever', params: ById }),
  preview: endpoint({
    ...{ method: 'POST', path: '/documents/:id/preview' },
    ...{ params: ById, body: PreviewRequest, answer: PreviewLink },
  }),
  clicks: endpoint({ method: 'GET', path: '/document-clicks', answer: ClickCounts }),
};

export const autosaveCalls = {
  read: endpoint({
    ...{ method: 'GET', path: '/documents/:id/autosave' },
    ...{ params: ById, query: Opening, answer: KeptAutosave },
  }),
  keep: endpoint({
    ...{ method: 'PUT', path: '/documents/:id/autosave' },
    ...{ params: ById, body: AutosaveDraft, answer: RevisionSummary },
  }),
  discard: endpoint({ method: 'DELETE', path: '/documents/:id/autosave', params: ById }),
};

export const revisionCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/documents/:id/revisions' },
    ...{ params: ById, query: AtVersion, answer: Type.Object({ items: Type.Array(RevisionSummary) }) },
  }),
  read: endpoint({
    ...{ method: 'GET', path: '/documents/:id/revisions/:revision' },
    ...{ params: ByRevision, answer: RevisionContent },
  }),
  restore: endpoint({
    ...{ method: 'POST', path: '/documents/:id/revisions/:revision/restore' },
    params: ByRevision,
    body: Type.Object({ version: Type.Integer({ minimum: 1 }) }),
    answer: EditedDocument,
  }),
};

export const lockCalls = {
  hold: endpoint({
    ...{ method: 'PUT', path: '/documents/:id/lock' },
    ...{ params: ById, body: LockRequest, answer: LockState },
  }),
  release: endpoint({
    ...{ method: 'DELETE', path: '/documents/:id/lock/:editor' },
    params: Type.Object({ id: Id, editor: EditorId }),
  }),
};

export const preferenceCalls = {
  read: endpoint({ method: 'GET', path: '/editor-preferences', answer: Preferences }),
  change: endpoint({
    ...{ method: 'PUT', path: '/editor-preferences' },
    ...{ body: Type.Partial(Preferences), answer: Preferences },
  }),
};

/** The rules that bring fonts to a page in the editor, by the names that its sheet has for them. Names of others are left out. */
export const fontCall = endpoint({
  ...{ method: 'GET', path: '/editor-fonts' },
  query: Type.Object({ names: Type.String({ maxLength: 4_000 }) }),
  answer: Type.Object({ css: Type.String() }),
});

/** Answered by the site, which alone knows what stands around its pages. */
export const canvasCall = endpoint({ method: 'GET', path: '/editor-canvas', answer: CanvasFacts });
