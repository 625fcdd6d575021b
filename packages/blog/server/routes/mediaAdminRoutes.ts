import { containing, type Ports } from '@portico/kernel/server';
import { adminRoute, badRequest, cursorPage, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import Type from 'typebox';
import { type PictureDetails, pictureCalls } from '../../wire/admin.ts';
import { BLOG_TAG } from '../BlogContext.ts';
import type { Media } from '../media/createMedia.ts';
import { LARGEST_PICTURE_BYTES, PictureError } from '../media/makeSizes.ts';
import { keptWords } from '../media/pictureWords.ts';
import { svgAsPicture } from '../media/svgAsPicture.ts';
import { coverOf } from '../reading/summaries.ts';
import type { BlogTables, MediaRow } from '../tables.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { standIn } from '../wxr/standIn.ts';
import { pictureOf } from './pictureOf.ts';

const MOST_USES = 50;

/** The API of the media library. */
export function mediaAdminRoutes(
  app: FastifyInstance,
  { database, content }: Ports,
  media: Media,
  uploads: Uploads,
): void {
  const tables = () => database.tables<BlogTables>();

  async function existing(id: number): Promise<MediaRow> {
    const row = await tables().selectFrom('blog_media').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound('This picture');
    return row;
  }

  async function details(row: MediaRow): Promise<PictureDetails> {
    const urls = coverOf(row).sources.map(({ url }) => url);
    const usedIn = await tables()
      .selectFrom('blog_posts')
      .select(['id', 'title'])
      .where(({ or, eb }) =>
        or([
          eb('cover', '=', row.id),
          ...urls.map((url) =>
            database.dialect === 'sqlite'
              ? sql<boolean>`instr(html, ${url}) > 0`
              : sql<boolean>`position(${url} in html) > 0`,
          ),
        ]),
      )
      .orderBy('modified_at', 'desc')
      .limit(MOST_USES)
      .execute();
    return { ...pictureOf(row), usedIn };
  }

  adminRoute(app, pictureCalls.list, {
    role: 'editor',
    summary: 'Lists pictures, newest first.',
    async handle({ query: { cursor, limit, search } }) {
      const before = decodeCursor(cursor, Type.Integer());
      let pictures = tables().selectFrom('blog_media').selectAll().orderBy('id', 'desc');
      if (before !== undefined) pictures = pictures.where('id', '<', before);
      if (search) pictures = pictures.where(containing(search, 'name', 'alt', 'title', 'caption'));
      return cursorPage(await pictures.limit(limit + 1).execute(), limit, (row) => row.id, pictureOf);
    },
  });

  adminRoute(app, pictureCalls.add, {
    role: 'editor',
    summary: 'Makes a picture of an uploaded file.',
    async handle({ body }) {
      const file = await uploads.read(body.upload, LARGEST_PICTURE_BYTES);
      try {
        const drawn = await svgAsPicture(file);
        const row = await media.store({ name: body.name, alt: body.alt, ...drawn });
        await database.transaction(async (transaction) => {
          await standIn(content, transaction, row);
          // Pages may already show it without its drawing.
          if (row.drawing !== '') await content.touch(transaction, [BLOG_TAG]);
        });
        return pictureOf(row);
      } catch (error) {
        if (error instanceof PictureError) throw badRequest('picture_refused', error.message);
        throw error;
      } finally {
        await uploads.remove(body.upload);
      }
    },
  });

  adminRoute(app, pictureCalls.read, {
    role: 'editor',
    summary: 'Reads a picture, and where it is used.',
    handle: async ({ params }) => details(await existing(params.id)),
  });

  adminRoute(app, pictureCalls.change, {
    role: 'editor',
    summary: 'Says what a picture shows.',
    async handle({ params, body }) {
      await existing(params.id);
      await database.transaction(async (transaction) => {
        await transaction
          .tables<BlogTables>()
          .updateTable('blog_media')
          .set(keptWords(body))
          .where('id', '=', params.id)
          .execute();
        await content.touch(transaction, [BLOG_TAG]);
      });
      return details(await existing(params.id));
    },
  });

  adminRoute(app, pictureCalls.remove, {
    role: 'editor',
    summary: 'Removes a picture. Posts that have it as their cover lose it.',
    async handle({ params }) {
      const row = await existing(params.id);
      await database.transaction(async (transaction) => {
        await transaction.tables<BlogTables>().deleteFrom('blog_media').where('id', '=', row.id).execute();
        await content.touch(transaction, [BLOG_TAG]);
      });
      await media.forget(row);
    },
  });
}
