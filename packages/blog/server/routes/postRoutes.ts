import { containing, type Database, type Nonces } from '@portico/kernel/server';
import { adminRoute, cursorPage, decodeCursor } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  type EditedPost,
  POST_STATUSES,
  type PostItem,
  postCalls,
  type Revision,
  revisionCalls,
} from '../../wire/admin.ts';
import { idsFrom } from '../nesting.ts';
import { previewPath } from '../publishing/preview.ts';
import { existingPost } from '../reading/existingPost.ts';
import { summaries } from '../reading/summaries.ts';
import type { BlogTables, PostRow, RevisionRow } from '../tables.ts';
import type { Editing, Writer } from '../writing/createEditing.ts';
import { checkDraft } from './checkDraft.ts';
import { pictureOf } from './pictureOf.ts';

const LARGEST_POST = 4 * 1024 * 1024;

const Place = Type.Tuple([Type.Integer(), Type.Integer()]);

/** The API of the posts list and the editor. */
export function postRoutes(
  app: FastifyInstance,
  database: Database,
  nonces: Nonces,
  editing: Editing,
  drawnAt: (post: number) => Promise<string | null>,
): void {
  const tables = () => database.tables<BlogTables>();

  const existing = (id: number): Promise<PostRow> => existingPost(database, id);

  /** Titles of their parents, by id. */
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
      drawnAt: await drawnAt(row.id),
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

  adminRoute(app, postCalls.list, {
    role: 'editor',
    summary: 'Lists posts and pages, last changed first.',
    async handle({ query }) {
      const after = decodeCursor(query.cursor, Place);
      let posts = tables().selectFrom('blog_posts').selectAll('blog_posts');
      posts = query.status ? posts.where('status', '=', query.status) : posts.where('status', '!=', 'trash');
      if (query.type) posts = posts.where('type', '=', query.type);
      if (query.author) posts = posts.where('author', '=', query.author);
      if (query.language) posts = posts.where('language', '=', query.language);
      if (query.category !== undefined) {
        // A removed category has no posts, and the list must not be empty.
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
      if (query.search) posts = posts.where(containing(query.search, 'title', 'slug'));
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

  adminRoute(app, postCalls.add, {
    role: 'editor',
    summary: 'Writes a new post or page.',
    bodyLimit: LARGEST_POST,
    handle: async ({ body, actor }) =>
      edited(await editing.create(await checkDraft(database, body, null), actor), actor),
  });

  adminRoute(app, postCalls.read, {
    role: 'editor',
    summary: 'Reads a post for the editor.',
    handle: async ({ params, actor }) => edited(await existing(params.id), actor),
  });

  adminRoute(app, postCalls.save, {
    role: 'editor',
    summary: 'Saves a post. Visitors see it at once where it is published.',
    bodyLimit: LARGEST_POST,
    async handle({ params, body, actor }) {
      await existing(params.id);
      const draft = await checkDraft(database, body.draft, params.id);
      return edited(await editing.save(params.id, draft, body.knownModifiedAt, actor), actor);
    },
  });

  adminRoute(app, postCalls.autosave, {
    role: 'editor',
    summary: 'Keeps what somebody is writing beside the post.',
    bodyLimit: LARGEST_POST,
    handle: async ({ params, body, actor }) => ({
      madeAt: (await editing.autosave(params.id, body, actor)).made_at,
    }),
  });

  adminRoute(app, postCalls.discardAutosave, {
    role: 'editor',
    summary: 'Throws away what was written and not saved.',
    handle: ({ params, actor }) => editing.discardAutosave(params.id, actor),
  });

  adminRoute(app, postCalls.preview, {
    role: 'editor',
    summary: 'The address at which the post can be seen as visitors will see it, also before they can.',
    handle: async ({ params }) => ({ url: await previewPath(nonces, (await existing(params.id)).id) }),
  });

  adminRoute(app, revisionCalls.list, {
    role: 'editor',
    summary: 'Lists the versions of a post, newest first.',
    async handle({ params }) {
      await existing(params.id);
      return { items: (await editing.revisions(params.id)).map(revisionOf) };
    },
  });

  adminRoute(app, revisionCalls.read, {
    role: 'editor',
    summary: 'Reads a version of a post.',
    async handle({ params }) {
      const row = await editing.revision(params.id, params.revision);
      return { ...revisionOf(row), excerpt: row.excerpt, html: row.html };
    },
  });

  adminRoute(app, revisionCalls.restore, {
    role: 'editor',
    summary: 'Makes a version the text of the post again. The text before stays as a version.',
    async handle({ params, actor }) {
      await editing.revision(params.id, params.revision);
      return edited(await editing.restore(params.id, params.revision, actor), actor);
    },
  });

  adminRoute(app, postCalls.bulk, {
    role: 'editor',
    summary: 'Publishes, withdraws, trashes, restores or removes several posts.',
    handle: async ({ body }) => ({ changed: await editing.bulk(body.ids, body.action) }),
  });
}

function statusOf({ status }: PostRow): PostItem['status'] {
  return POST_STATUSES.find((known) => known === status) ?? 'draft';
}

function revisionOf(row: RevisionRow): Revision {
  return { id: row.id, kind: row.kind, title: row.title, by: row.by_name, madeAt: row.made_at };
}
