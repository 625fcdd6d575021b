import Type, { type Static } from 'typebox';

/** The calls between the administrator's blog screens and the server. */

export const POST_TYPES = ['post', 'page'] as const;
export const POST_STATUSES = ['draft', 'scheduled', 'published', 'trash'] as const;
export const TAXONOMIES = ['category', 'tag'] as const;
/** A picture or an imported file comes in slices of so many bytes. */
export const SLICE_BYTES = 768 * 1024;

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Ids = Type.Array(Id, { maxItems: 100 });
const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const Name = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });
const Time = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 });

export const NumberedParams = Type.Object({ id: Id });
export const RevisionParams = Type.Object({ id: Id, revision: Id });
export const UploadParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) });

/** What the editor sends. `publishedAt` in the future makes a published post a scheduled one. */
export const PostDraftBody = Type.Object({
  type: Type.Enum([...POST_TYPES]),
  status: Type.Enum(['draft', 'published']),
  title: Type.String({ maxLength: 300 }),
  slug: Type.String({ maxLength: 200 }),
  html: Type.String({ maxLength: 2_000_000 }),
  excerpt: Type.String({ maxLength: 1_000 }),
  author: Nullable(Id),
  categories: Ids,
  tags: Ids,
  cover: Nullable(Id),
  /** The page that a page lies below. */
  parent: Type.Optional(Nullable(Id)),
  language: Type.String({ pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$', maxLength: 20 }),
  translationOf: Nullable(Id),
  isSticky: Type.Boolean(),
  commentsOpen: Type.Boolean(),
  publishedAt: Nullable(Time),
});
export type PostDraftBody = Static<typeof PostDraftBody>;

/** The state that the editor began from: whoever saved meanwhile is not overwritten unseen. */
export const PostSaveBody = Type.Object({ draft: PostDraftBody, knownModifiedAt: Type.Integer() });

export const AutosaveBody = Type.Object({
  title: Type.String({ maxLength: 300 }),
  excerpt: Type.String({ maxLength: 1_000 }),
  html: Type.String({ maxLength: 2_000_000 }),
});
export type AutosaveBody = Static<typeof AutosaveBody>;

export const PostItem = Type.Object({
  id: Id,
  type: Type.Enum([...POST_TYPES]),
  status: Type.Enum([...POST_STATUSES]),
  title: Type.String(),
  slug: Type.String(),
  author: Nullable(Type.String()),
  /** The title of the page that it lies below. */
  parent: Nullable(Type.String()),
  categories: Type.Array(Type.String()),
  language: Type.String(),
  publishedAt: Nullable(Type.Integer()),
  modifiedAt: Type.Integer(),
  isSticky: Type.Boolean(),
  commentCount: Type.Integer(),
});
export type PostItem = Static<typeof PostItem>;

export const Picture = Type.Object({
  id: Id,
  name: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
  colour: Type.String(),
  madeAt: Type.Integer(),
  /** For a tile, and for a text. */
  smallUrl: Type.String(),
  url: Type.String(),
});
export type Picture = Static<typeof Picture>;

export const PictureDetails = Type.Object({
  ...Picture.properties,
  usedIn: Type.Array(Type.Object({ id: Id, title: Type.String() })),
});
export type PictureDetails = Static<typeof PictureDetails>;

export const EditedPost = Type.Object({
  id: Id,
  type: Type.Enum([...POST_TYPES]),
  status: Type.Enum([...POST_STATUSES]),
  title: Type.String(),
  slug: Type.String(),
  html: Type.String(),
  excerpt: Type.String(),
  author: Nullable(Id),
  categories: Type.Array(Id),
  tags: Type.Array(Id),
  cover: Nullable(Picture),
  parent: Nullable(Type.Object({ id: Id, title: Type.String() })),
  language: Type.String(),
  translations: Type.Array(Type.Object({ id: Id, language: Type.String(), title: Type.String() })),
  isSticky: Type.Boolean(),
  commentsOpen: Type.Boolean(),
  publishedAt: Nullable(Type.Integer()),
  modifiedAt: Type.Integer(),
  /** What this person wrote since and did not save. */
  autosave: Nullable(
    Type.Object({
      title: Type.String(),
      excerpt: Type.String(),
      html: Type.String(),
      madeAt: Type.Integer(),
    }),
  ),
});
export type EditedPost = Static<typeof EditedPost>;

export const BULK_ACTIONS = ['publish', 'draft', 'trash', 'restore', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
export const BulkBody = Type.Object({ ids: Ids, action: Type.Enum([...BULK_ACTIONS]) });
export const BulkResult = Type.Object({ changed: Type.Array(Id) });
export type BulkResult = Static<typeof BulkResult>;

export const Revision = Type.Object({
  id: Id,
  kind: Type.String(),
  title: Type.String(),
  by: Type.String(),
  madeAt: Type.Integer(),
});
export type Revision = Static<typeof Revision>;

export const RevisionDetails = Type.Object({
  ...Revision.properties,
  excerpt: Type.String(),
  html: Type.String(),
});
export type RevisionDetails = Static<typeof RevisionDetails>;

export const TermBody = Type.Object({
  taxonomy: Type.Enum([...TAXONOMIES]),
  name: Name,
  slug: Type.String({ maxLength: 200 }),
  description: Type.String({ maxLength: 1_000 }),
  /** The category that a category lies below. */
  parent: Type.Optional(Nullable(Id)),
});
export type TermBody = Static<typeof TermBody>;
export const TermItem = Type.Object({
  id: Id,
  taxonomy: Type.Enum([...TAXONOMIES]),
  name: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  parent: Nullable(Id),
  /** Posts that have it themselves. */
  count: Type.Integer(),
});
export type TermItem = Static<typeof TermItem>;

export const AuthorBody = Type.Object({
  name: Name,
  slug: Type.String({ maxLength: 200 }),
  about: Type.String({ maxLength: 1_000 }),
});
export type AuthorBody = Static<typeof AuthorBody>;
export const AuthorItem = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  about: Type.String(),
  count: Type.Integer(),
});
export type AuthorItem = Static<typeof AuthorItem>;

export const SliceBody = Type.Object({
  offset: Type.Integer({ minimum: 0, maximum: 2 ** 31 }),
  /** Base64. */
  content: Type.String({ maxLength: SLICE_BYTES * 2, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
});
export const UploadState = Type.Object({ id: Type.String(), received: Type.Integer() });
export type UploadState = Static<typeof UploadState>;

export const PictureBody = Type.Object({
  upload: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  name: Type.String({ minLength: 1, maxLength: 255 }),
  alt: Type.String({ maxLength: 300 }),
});
export const PictureChange = Type.Object({ alt: Type.String({ maxLength: 300 }) });

/** The films and sounds that can be kept, by the ends of their names. */
export const RECORDING_TYPES = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
} as const;
export type RecordingExtension = keyof typeof RECORDING_TYPES;
export const isRecordingExtension = (text: string): text is RecordingExtension =>
  Object.hasOwn(RECORDING_TYPES, text);
export const RECORDING_KINDS = ['film', 'sound'] as const;
export type RecordingKind = (typeof RECORDING_KINDS)[number];
export const LARGEST_RECORDING_BYTES = 500 * 1024 * 1024;

/** Said before the upload where it can be, and after it where it must be. */
export const tooLarge = (what: string): string =>
  `${what} is larger than 500 MB. Please make it smaller first.`;

export const Recording = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Type.Enum([...RECORDING_KINDS]),
  type: Type.String(),
  bytes: Type.Integer(),
  url: Type.String(),
  madeAt: Type.Integer(),
});
export type Recording = Static<typeof Recording>;

export const RecordingBody = Type.Object({
  upload: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  name: Type.String({ minLength: 1, maxLength: 255 }),
});

export const IMPORT_STATES = ['reading', 'writing', 'done', 'failed'] as const;
export const ImportBody = Type.Object({
  upload: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  name: Type.String({ minLength: 1, maxLength: 255 }),
});
export const ImportItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: Type.Enum([...IMPORT_STATES]),
  bytes: Type.Integer(),
  bytesRead: Type.Integer(),
  /** How many things the file holds, known once it is read; and how many of them are written. */
  entries: Type.Integer(),
  entriesWritten: Type.Integer(),
  counts: Type.Record(Type.String(), Type.Integer()),
  problem: Nullable(Type.String()),
  begunAt: Type.Integer(),
  endedAt: Nullable(Type.Integer()),
});
export type ImportItem = Static<typeof ImportItem>;
