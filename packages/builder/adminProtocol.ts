import Type, { type Static } from 'typebox';
import { FLOATING_TYPE } from './protocol.ts';

/** What the editor's screens and the server say to each other. */

const LONGEST_TITLE = 200;
const BIGGEST_ID = 2 ** 53 - 1;

export const DocumentParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: BIGGEST_ID }) });
export const RevisionParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: BIGGEST_ID }),
  revision: Type.Integer({ minimum: 1, maximum: BIGGEST_ID }),
});

const Title = Type.String({ minLength: 1, maxLength: LONGEST_TITLE, pattern: '\\S' });
const Slug = Type.String({ minLength: 1, maxLength: 100 });
const Version = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });
/** Looked into by the server itself, which has a sentence for each thing that can be wrong with it. */
const Content = { settings: Type.Unknown(), elements: Type.Array(Type.Unknown()) };

export const DOCUMENT_TYPES = [
  'wp-page',
  'page',
  'section',
  'container',
  'header',
  'footer',
  FLOATING_TYPE,
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
export const DocumentSummary = Type.Object(summary);
export type DocumentSummary = Static<typeof DocumentSummary>;

export const EditedDocument = Type.Object({ ...summary, ...Content });
export type EditedDocument = Static<typeof EditedDocument>;

export const NewDocument = Type.Object({
  title: Title,
  type: Type.Optional(Type.Enum([...DOCUMENT_TYPES])),
  slug: Type.Optional(Slug),
  ...Content,
});
export type NewDocument = Static<typeof NewDocument>;

export const DocumentChange = Type.Object({
  version: Version,
  title: Type.Optional(Title),
  slug: Type.Optional(Slug),
  settings: Type.Optional(Type.Unknown()),
  elements: Type.Optional(Type.Array(Type.Unknown())),
  publish: Type.Optional(Type.Boolean()),
});
export type DocumentChange = Static<typeof DocumentChange>;

export const ClickCounts = Type.Object({
  days: Type.Integer(),
  items: Type.Array(Type.Object({ document: Type.Integer(), clicks: Type.Integer() })),
});
export type ClickCounts = Static<typeof ClickCounts>;

export const AutosaveDraft = Type.Object({ version: Version, title: Title, ...Content });
export type AutosaveDraft = Static<typeof AutosaveDraft>;

const revision = {
  id: Type.Integer(),
  kind: Type.Enum(['saved', 'published', 'autosave', 'restored']),
  title: Type.String(),
  baseVersion: Type.Integer(),
  madeAt: Type.Integer(),
  authorName: Type.String(),
};
export const RevisionSummary = Type.Object(revision);
export type RevisionSummary = Static<typeof RevisionSummary>;

export const RevisionContent = Type.Object({ ...revision, ...Content });
export type RevisionContent = Static<typeof RevisionContent>;

export const KeptAutosave = Type.Object({ autosave: Type.Union([RevisionContent, Type.Null()]) });
export type KeptAutosave = Static<typeof KeptAutosave>;

export const LockRequest = Type.Object({
  /** Made up by each open editor for itself. */
  editor: Type.String({ pattern: '^[\\w-]{8,40}$' }),
  takeOver: Type.Optional(Type.Boolean()),
});

export const LockState = Type.Object({
  other: Type.Union([Type.Object({ name: Type.String(), seenAt: Type.Integer() }), Type.Null()]),
});
export type LockState = Static<typeof LockState>;

export const PreviewRequest = Type.Object({ revision: Type.Optional(Type.Integer({ minimum: 1 })) });
export const PreviewLink = Type.Object({ address: Type.String() });
export type PreviewLink = Static<typeof PreviewLink>;

export const Preferences = Type.Object({
  lightbox_in_editor: Type.Enum(['yes', '']),
  ui_theme: Type.Enum(['auto', 'light', 'dark']),
  panel_width: Type.Integer(),
  show_hidden_elements: Type.Enum(['yes', '']),
  exit_to: Type.Enum(['this_post', 'all_posts', 'dashboard']),
});
