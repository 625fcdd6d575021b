import type { Database } from '@portico/kernel/server';
import {
  adminRoute,
  badRequest,
  CursorPage,
  cursorPage,
  cursorQuery,
  decodeCursor,
  notFound,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import Type from 'typebox';
import { NumberedParams, RECORDING_KINDS, Recording, RecordingBody } from '../../../blogAdminProtocol.ts';
import type { Recordings } from '../media/createRecordings.ts';
import { RecordingError } from '../media/recordingType.ts';
import type { BlogTables, RecordingRow } from '../tables.ts';
import type { Uploads } from '../uploads/createUploads.ts';

/** The calls behind the library's films and sounds. */
export function recordingRoutes(
  app: FastifyInstance,
  database: Database,
  recordings: Recordings,
  uploads: Uploads,
): void {
  const tables = () => database.tables<BlogTables>();

  adminRoute(app, {
    method: 'GET',
    url: '/blog/recordings',
    role: 'editor',
    summary: 'Lists films and sounds, newest first.',
    schema: {
      query: Type.Object({
        ...cursorQuery,
        kind: Type.Optional(Type.Enum([...RECORDING_KINDS])),
        search: Type.Optional(Type.String({ maxLength: 100 })),
      }),
      answer: CursorPage(Recording),
    },
    async handle({ query: { cursor, limit, kind, search } }) {
      const before = decodeCursor(cursor, Type.Integer());
      let rows = tables().selectFrom('blog_recordings').selectAll().orderBy('id', 'desc');
      if (before !== undefined) rows = rows.where('id', '<', before);
      if (kind) rows = rows.where('type', 'like', kind === 'film' ? 'video/%' : 'audio/%');
      if (search) {
        const like = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
        rows = rows.where(sql<boolean>`lower(name) like ${like} escape '\\'`);
      }
      return cursorPage(await rows.limit(limit + 1).execute(), limit, (row) => row.id, recordingOf);
    },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/blog/recordings',
    role: 'editor',
    summary: 'Keeps an uploaded film or sound.',
    schema: { body: RecordingBody, answer: Recording },
    async handle({ body: { upload, name } }) {
      await uploads.size(upload);
      try {
        return recordingOf(await recordings.store({ name, path: uploads.path(upload) }));
      } catch (error) {
        if (error instanceof RecordingError) throw badRequest('recording_refused', error.message);
        throw error;
      } finally {
        await uploads.remove(upload);
      }
    },
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/blog/recordings/:id',
    role: 'editor',
    summary: 'Removes a film or a sound. Pages that play it lose it.',
    schema: { params: NumberedParams },
    async handle({ params: { id } }) {
      const row = await tables()
        .deleteFrom('blog_recordings')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw notFound('This recording');
      await recordings.forget(row);
    },
  });
}

function recordingOf({ id, name, type, bytes, url, made_at }: RecordingRow): Recording {
  return { id, name, type, kind: type.startsWith('video/') ? 'film' : 'sound', bytes, url, madeAt: made_at };
}
