import { containing, type Database } from '@portico/kernel/server';
import { adminRoute, badRequest, cursorPage, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type Recording, recordingCalls } from '../../wire/admin.ts';
import type { Recordings } from '../media/createRecordings.ts';
import { RecordingError } from '../media/recordingType.ts';
import type { BlogTables, RecordingRow } from '../tables.ts';
import type { Uploads } from '../uploads/createUploads.ts';

/** The API of the library's video and audio files. */
export function recordingRoutes(
  app: FastifyInstance,
  database: Database,
  recordings: Recordings,
  uploads: Uploads,
): void {
  const tables = () => database.tables<BlogTables>();

  adminRoute(app, recordingCalls.list, {
    role: 'editor',
    summary: 'Lists video and audio, newest first.',
    async handle({ query: { cursor, limit, kind, search } }) {
      const before = decodeCursor(cursor, Type.Integer());
      let rows = tables().selectFrom('blog_recordings').selectAll().orderBy('id', 'desc');
      if (before !== undefined) rows = rows.where('id', '<', before);
      if (kind) rows = rows.where('type', 'like', kind === 'video' ? 'video/%' : 'audio/%');
      if (search) rows = rows.where(containing(search, 'name'));
      return cursorPage(await rows.limit(limit + 1).execute(), limit, (row) => row.id, recordingOf);
    },
  });

  adminRoute(app, recordingCalls.add, {
    role: 'editor',
    summary: 'Keeps an uploaded video or audio file.',
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

  adminRoute(app, recordingCalls.remove, {
    role: 'editor',
    summary: 'Removes a video or audio file. Pages that play it lose it.',
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
  return { id, name, type, kind: type.startsWith('video/') ? 'video' : 'sound', bytes, url, madeAt: made_at };
}
