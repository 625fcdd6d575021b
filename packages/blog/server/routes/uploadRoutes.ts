import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { SLICE_BYTES, uploadCalls } from '../../wire/admin.ts';
import type { Uploads } from '../uploads/createUploads.ts';

/** The API for uploading files in slices. */
export function uploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  adminRoute(app, uploadCalls.begin, {
    role: 'editor',
    summary: 'Begins to bring a file.',
    handle: async () => ({ id: await uploads.begin(), received: 0 }),
  });

  adminRoute(app, uploadCalls.add, {
    role: 'editor',
    summary: 'Brings the next slice of a file. A slice may be sent again.',
    bodyLimit: SLICE_BYTES * 2,
    handle: async ({ params, body }) => ({
      id: params.id,
      received: await uploads.add(params.id, body.offset, Buffer.from(body.content, 'base64')),
    }),
  });
}
