import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { SLICE_BYTES, SliceBody, UploadParams, UploadState } from '../../../blogAdminProtocol.ts';
import type { Uploads } from '../uploads/createUploads.ts';

/** The calls that bring files, slice by slice. */
export function uploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  adminRoute(app, {
    method: 'POST',
    url: '/blog/uploads',
    role: 'editor',
    summary: 'Begins to bring a file.',
    schema: { answer: UploadState },
    handle: async () => ({ id: await uploads.begin(), received: 0 }),
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/blog/uploads/:id',
    role: 'editor',
    summary: 'Brings the next slice of a file. A slice may be sent again.',
    bodyLimit: SLICE_BYTES * 2,
    schema: { params: UploadParams, body: SliceBody, answer: UploadState },
    handle: async ({ params, body }) => ({
      id: params.id,
      received: await uploads.add(params.id, body.offset, Buffer.from(body.content, 'base64')),
    }),
  });
}
