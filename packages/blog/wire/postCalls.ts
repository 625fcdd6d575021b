import { CursorPage, cursorQuery, endpoint } from '@portico/kernel/calls';
import Type, { type Static } from 'typebox';
import { ById, Id, Nullable, ShortList } from './adminShapes.ts';
import { Picture } from './mediaCalls.ts';

/** The list of posts and the editor. */

const POST_TYPES = ['post', 'page'] as const;
export const POST_STATUSES = ['draft', 'scheduled', 'published', 'trash'] as const;

const Ids = Type.Array(Id, { maxItems: 100 });
const Time = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 });

/** What the editor sends. With `publishedAt` in the future, a published post becomes scheduled. */
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
  /** The parent page. */
  parent: Type.Optional(Nullable(Id)),
  language: Type.String({ pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$', maxLength: 20 }),
  translationOf: Nullable(Id),
  isSticky: Type.Boolean(),
  commentsOpen: Type.Boolean(),
  publishedAt: Nullable(Time),
});
export type PostDraftBody = Static<typeof PostDraftBody>;

/** The state that the editor started from, so that somebody else's save is not silently overwritten. */
const PostSaveBody = Type.Object({ draft: PostDraftBody, knownModifiedAt: Type.Integer() });

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
  /** Title of the parent page. */
  parent: Nullable(Type.String()),
  categories: Type.Array(Type.String()),
  language: Type.String(),
  publishedAt: Nullable(Type.Integer()),
  modifiedAt: Type.Integer(),
  isSticky: Type.Boolean(),
  commentCount: Type.Integer(),
});
export type PostItem = Static<typeof PostItem>;

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
  /** Where its text is edited in the administration, if it was made with the builder. */
  drawnAt: Nullable(Type.String()),
  /** This user's unsaved changes. */
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

const BULK_ACTIONS = ['publish', 'draft', 'trash', 'restore', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
const BulkBody = Type.Object({ ids: Ids, action: Type.Enum([...BULK_ACTIONS]) });
const BulkResult = Type.Object({ changed: Type.Array(Id) });

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

const ByRevision = Type.Object({ id: Id, revision: Id });

const PostsQuery = Type.Object({
  ...cursorQuery,
  search: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Type.Enum([...POST_STATUSES])),
  type: Type.Optional(Type.Enum([...POST_TYPES])),
  category: Type.Optional(Type.Integer({ minimum: 1 })),
  author: Type.Optional(Type.Integer({ minimum: 1 })),
  language: Type.Optional(Type.String({ maxLength: 20 })),
});

export const postCalls = {
  list: endpoint({ method: 'GET', path: '/blog/posts', query: PostsQuery, answer: CursorPage(PostItem) }),
  add: endpoint({ method: 'POST', path: '/blog/posts', body: PostDraftBody, answer: EditedPost }),
  read: endpoint({ method: 'GET', path: '/blog/posts/:id', params: ById, answer: EditedPost }),
  save: endpoint({
    ...{ method: 'PUT', path: '/blog/posts/:id' },
    ...{ params: ById, body: PostSaveBody, answer: EditedPost },
  }),
  autosave: endpoint({
    ...{ method: 'PUT', path: '/blog/posts/:id/autosave' },
    ...{ params: ById, body: AutosaveBody, answer: Type.Object({ madeAt: Type.Integer() }) },
  }),
  discardAutosave: endpoint({ method: 'DELETE', path: '/blog/posts/:id/autosave', params: ById }),
  preview: endpoint({
    ...{ method: 'GET', path: '/blog/posts/:id/preview' },
    ...{ params: ById, answer: Type.Object({ url: Type.String() }) },
  }),
  languages: endpoint({
    ...{ method: 'GET', path: '/blog/languages' },
    answer: Type.Object({ items: Type.Array(Type.String()) }),
  }),
  bulk: endpoint({ method: 'POST', path: '/blog/posts/bulk', body: BulkBody, answer: BulkResult }),
};

export const revisionCalls = {
  list: endpoint({
    ...{ method: 'GET', path: '/blog/posts/:id/revisions' },
    ...{ params: ById, answer: ShortList(Revision) },
  }),
  read: endpoint({
    ...{ method: 'GET', path: '/blog/posts/:id/revisions/:revision' },
    ...{ params: ByRevision, answer: RevisionDetails },
  }),
  restore: endpoint({
    ...{ method: 'POST', path: '/blog/posts/:id/revisions/:revision/restore' },
    ...{ params: ByRevision, answer: EditedPost },
  }),
};
