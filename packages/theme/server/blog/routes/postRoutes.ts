import { randomUUID } from 'node:crypto';
import type { Database, Nonces } from '@portico/kernel/server';
import {
  adminRoute,
  CursorPage,
  cursorPage,
  cursorQuery,
  decodeCursor,
  invalidFields,
  notFound,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import Type from 'typebox';
import {
  AutosaveBody,
  BulkBody,
  BulkResult,
  EditedPost,
  NumberedParams,
  POST_STATUSES,
  POST_TYPES,
  PostDraftBody,
  PostItem,
  PostSaveBody,
  Revision,
  RevisionDetails,
  RevisionParams,
} from '../../../blogAdminProtocol.ts';
import { idsFrom, mayLieBelow } from '../nesting.ts';
import { previewPath } from '../publishing/preview.ts';
import { summaries } from '../reading/summaries.ts';
import type { BlogTables, PostRow, RevisionRow } from '../tables.ts';
import type { Editing, Writer } from '../writing/createEditing.ts';
import { languageTag } from '../writing/languageTag.ts';
import type { PostDraft } from '../writing/PostDraft.ts';
import { pictureOf } from './pictureOf.ts';

const LARGEST_POST = 4 * 1024 * 1024;

const ListQuery = Type.Object({
  ...cursorQuery,
  search: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Type.Enum([...POST_STATUSES])),
  type: Type.Optional(Type.Enum([...POST_TYPES])),
  category: Type.Optional(Type.Integer({ minimum: 1 })),
  author: Type.Optional(Type.Integer({ minimum: 1 })),
  language: Type.Optional(Type.String({ maxLength: 20 })),
});
const Place = Type.Tuple([Type.Integer(), Type.Integer()]);

/** The calls behind the list of posts and the editor. */
export function postRoutes(app: FastifyInstance, database: Database, nonces: Nonces, editing: Editing): void {
  const tables = () => database.tables<BlogTables>();

  async function existing(id: number): Promise<PostRow> {
    const row = await tables().selectFrom('blog_posts').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This post');
    return row;
  }

  /** What the database would refuse with a fault of its own is refused here with a sentence. */
  async function checked({ translationOf, ...draft }: PostDraftBody, id: number | null): Promise<PostDraft> {
    const terms = [...new Set([...draft.categories, ...draft.tags])];
    const known = terms.length
      ? await tables().selectFrom('blog_terms').select(['id', 'taxonomy']).where('id', 'in', terms).execute()
      : [];
    const isTerm = (taxonomy: string, id: number) =>
      known.some((term) => term.id === id && term.taxonomy === taxonomy);
    if (!draft.categories.every((id) => isTerm('category', id)))
      throw invalidFields({ categories: 'One of these categories is gone.' });
    if (!draft.tags.every((id) => isTerm('tag', id)))
      throw invalidFields({ tags: 'One of these tags is gone.' });
    if (draft.author !== null && !(await has('blog_authors', draft.author)))
      throw invalidFields({ author: 'This author is gone.' });
    if (draft.cover !== null && !(await has('blog_media', draft.cover)))
      throw invalidFields({ cover: 'This picture is gone.' });
    if (draft.status === 'published' && draft.title.trim() === '')
      throw invalidFields({ title: 'A post needs a title before it is published.' });
    const language = languageTag(draft.language);
    if (!language) throw invalidFields({ language: 'No language has this code. Examples are en and pt-BR.' });
    return {
      ...draft,
      language,
      parent: await parentOf(draft, id),
      translationGroup: await groupOf(translationOf, language, id),
    };
  }

  /** The page that a page lies below, if it may lie there. */
  async function parentOf(
    { type, parent }: Pick<PostDraftBody, 'type' | 'parent'>,
    id: number | null,
  ): Promise<number | null> {
    if (type !== 'page' || parent === null || parent === undefined) return null;
    const above = await tables()
      .selectFrom('blog_posts')
      .select('type')
      .where('id', '=', parent)
      .executeTakeFirst();
    if (above?.type !== 'page') throw invalidFields({ parent: 'There is no such page.' });
    if (id !== null && !(await mayLieBelow(database, 'blog_posts', id, parent)))
      throw invalidFields({ parent: 'A page cannot lie below itself.' });
    return parent;
  }

  /** The versions that a post stands among; a group of its own where it translates none. */
  async function groupOf(translationOf: number | null, language: string, id: number | null): Promise<string> {
    if (translationOf === null) return randomUUID();
    const { translation_group: group } = await existing(translationOf);
    const twin = await tables()
      .selectFrom('blog_posts')
      .select('title')
      .where('translation_group', '=', group)
      .where('language', '=', language)
      .where('id', '!=', id ?? 0)
      .executeTakeFirst();
    if (twin)
      throw invalidFields({
        translationOf: `There is a version in this language already: “${twin.title || 'Untitled'}”.`,
      });
    return group;
  }

  async function has(table: 'blog_authors' | 'blog_media', id: number): Promise<boolean> {
    return (
      (await tables().selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    );
  }

  /** The titles of what these lie below, by their ids. */
  async function titlesOf(rows: readonly PostRow[]): Promise<ReadonlyMap<number, string>> {
    const ids = rows.flatMap(({ parent }) => parent ?? []);
    if (ids.length === 0) return new Map();
    const above = await tables()
      .selectFrom('blog_posts')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .execute();
    return new Map(above.map(({ id, title }) => [id, title]));
  }

  async function edited(row: PostRow, by: Writer): Promise<EditedPost> {
    const terms = await tables()
      .selectFrom('blog_post_terms')
      .innerJoin('blog_terms', 'blog_terms.id', 'blog_post_terms.term')
      .select(['blog_terms.id', 'taxonomy'])
      .where('post', '=', row.id)
      .execute();
    const cover = row.cover
      ? await tables().selectFrom('blog_media').selectAll().where('id', '=', row.cover).executeTakeFirst()
      : undefined;
    const translations = await tables()
      .selectFrom('blog_posts')
      .select(['id', 'language', 'title'])
      .where('translation_group', '=', row.translation_group)
      .where('id', '!=', row.id)
      .execute();
    const parent = (await titlesOf([row])).get(row.parent ?? 0);
    const autosave = await editing.autosaveOf(row.id, by);
    return {
      id: row.id,
      type: row.type === 'page' ? 'page' : 'post',
      status: statusOf(row),
      title: row.title,
      slug: row.slug,
      html: row.html,
      excerpt: row.excerpt,
      author: row.author,
      categories: terms.filter(({ taxonomy }) => taxonomy === 'category').map(({ id }) => id),
      tags: terms.filter(({ taxonomy }) => taxonomy === 'tag').map(({ id }) => id),
      cover: cover ? pictureOf(cover) : null,
      parent: row.parent === null || parent === undefined ? null : { id: row.parent, title: parent },
      language: row.language,
      translations,
      isSticky: row.is_sticky === 1,
      commentsOpen: row.comments_open === 1,
      publishedAt: row.published_at,
      modifiedAt: row.modified_at,
      autosave: autosave && {
        title: autosave.title,
        excerpt: autosave.excerpt,
        html: autosave.html,
        madeAt: autosave.made_at,
      },
    };
  }

  adminRoute(app, {
    method: 'GET',
    url: '/blog/posts',
    role: 'editor',
    summary: 'Lists posts and pages, last changed first.',
    schema: { query: ListQuery, answer: CursorPage(PostItem) },
    async handle({ query }) {
      const after = decodeCursor(query.cursor, Place);
      let posts = tables().selectFrom('blog_posts').selectAll('blog_posts');
      posts = query.status ? posts.where('status', '=', query.status) : posts.where('status', '!=', 'trash');
      if (query.type) posts = posts.where('type', '=', query.type);
      if (query.author) posts = posts.where('author', '=', query.author);
      if (query.language) posts = posts.where('language', '=', query.language);
      if (query.category !== undefined) {
        // One that is gone has no posts, and no list is empty.
        const terms = [0, ...(await idsFrom(database, 'blog_terms', [query.category]))];
        posts = posts.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('blog_post_terms')
              .select('post')
              .whereRef('post', '=', 'blog_posts.id')
              .where('term', 'in', terms),
          ),
        );
      }
      if (query.search) {
        const like = `%${query.search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
        posts = posts.where(
          sql<boolean>`(lower(title) like ${like} escape '\\' or slug like ${like} escape '\\')`,
        );
      }
      if (after)
        posts = posts.where(({ eb, and, or }) =>
          or([
            eb('modified_at', '<', after[0]),
            and([eb('modified_at', '=', after[0]), eb('id', '<', after[1])]),
          ]),
        );
      const rows = await posts
        .orderBy('modified_at', 'desc')
        .orderBy('id', 'desc')
        .limit(query.limit + 1)
        .execute();
      const shown = await summaries(database, rows);
      const titles = await titlesOf(rows);
      const page = cursorPage(
        rows.map((row, index) => ({ row, summary: shown[index] })),
        query.limit,
        ({ row }) => [row.modified_at, row.id],
        ({ row, summary }): PostItem => ({
          id: row.id,
          type: row.type === 'page' ? 'page' : 'post',
          status: statusOf(row),
          title: row.title,
          slug: row.slug,
          author: summary?.author?.name ?? null,
          parent: titles.get(row.parent ?? 0) ?? null,
          categories: summary?.categories.map(({ name }) => name) ?? [],
          language: row.language,
          publishedAt: row.published_at,
          modifiedAt: row.modified_at,
          isSticky: row.is_sticky === 1,
          commentCount: row.comment_count,
        }),
      );
      return page;
    },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/blog/posts',
    role: 'editor',
    summary: 'Writes a new post or page.',
    bodyLimit: LARGEST_POST,
    schema: { body: PostDraftBody, answer: EditedPost },
    handle: async ({ body, actor }) => edited(await editing.create(await checked(body, null), actor), actor),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/blog/posts/:id',
    role: 'editor',
    summary: 'Reads a post for the editor.',
    schema: { params: NumberedParams, answer: EditedPost },
    handle: async ({ params, actor }) => edited(await existing(params.id), actor),
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/blog/posts/:id',
    role: 'editor',
    summary: 'Saves a post. Visitors see it at once where it is published.',
    bodyLimit: LARGEST_POST,
    schema: { params: NumberedParams, body: PostSaveBody, answer: EditedPost },
    async handle({ params, body, actor }) {
      await existing(params.id);
      const draft = await checked(body.draft, params.id);
      return edited(await editing.save(params.id, draft, body.knownModifiedAt, actor), actor);
    },
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/blog/posts/:id/autosave',
    role: 'editor',
    summary: 'Keeps what somebody is writing beside the post.',
    bodyLimit: LARGEST_POST,
    schema: { params: NumberedParams, body: AutosaveBody, answer: Type.Object({ madeAt: Type.Integer() }) },
    handle: async ({ params, body, actor }) => ({
      madeAt: (await editing.autosave(params.id, body, actor)).made_at,
    }),
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/blog/posts/:id/autosave',
    role: 'editor',
    summary: 'Throws away what was written and not saved.',
    schema: { params: NumberedParams },
    handle: ({ params, actor }) => editing.discardAutosave(params.id, actor),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/blog/posts/:id/preview',
    role: 'editor',
    summary: 'The address at which the post can be seen as visitors will see it, also before they can.',
    schema: { params: NumberedParams, answer: Type.Object({ url: Type.String() }) },
    handle: async ({ params }) => ({ url: await previewPath(nonces, (await existing(params.id)).id) }),
  });

  adminRoute(app, {
    method: 'GET',
    url: '/blog/posts/:id/revisions',
    role: 'editor',
    summary: 'Lists the versions of a post, newest first.',
    schema: { params: NumberedParams, answer: Type.Object({ items: Type.Array(Revision) }) },
    async handle({ params }) {
      await existing(params.id);
      return { items: (await editing.revisions(params.id)).map(revisionOf) };
    },
  });

  adminRoute(app, {
    method: 'GET',
    url: '/blog/posts/:id/revisions/:revision',
    role: 'editor',
    summary: 'Reads a version of a post.',
    schema: { params: RevisionParams, answer: RevisionDetails },
    async handle({ params }) {
      const row = await editing.revision(params.id, params.revision);
      return { ...revisionOf(row), excerpt: row.excerpt, html: row.html };
    },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/blog/posts/:id/revisions/:revision/restore',
    role: 'editor',
    summary: 'Makes a version the text of the post again. The text before stays as a version.',
    schema: { params: RevisionParams, answer: EditedPost },
    async handle({ params, actor }) {
      await editing.revision(params.id, params.revision);
      return edited(await editing.restore(params.id, params.revision, actor), actor);
    },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/blog/posts/bulk',
    role: 'editor',
    summary: 'Publishes, withdraws, trashes, restores or removes several posts.',
    schema: { body: BulkBody, answer: BulkResult },
    handle: async ({ body }) => ({ changed: await editing.bulk(body.ids, body.action) }),
  });
}

function statusOf({ status }: PostRow): PostItem['status'] {
  return POST_STATUSES.find((known) => known === status) ?? 'draft';
}

function revisionOf(row: RevisionRow): Revision {
  return { id: row.id, kind: row.kind, title: row.title, by: row.by_name, madeAt: row.made_at };
}
