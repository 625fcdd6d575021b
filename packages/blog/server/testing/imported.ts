import { expect } from 'vitest';
import type { ImportItem } from '../../wire/admin.ts';
import type { RunningBlog } from './blogTestServer.ts';

/** Imports a file completely. */
export async function imported(blog: RunningBlog, xml: string): Promise<ImportItem> {
  const upload = await bring(blog, Buffer.from(xml));
  const begun = await blog.app.inject({
    method: 'POST',
    url: '/admin/api/blog/imports',
    payload: { upload, name: 'export.xml' },
  });
  expect(begun.statusCode, begun.body).toBe(200);
  await blog.ports.jobs.runDue();
  return (await blog.app.inject(`/admin/api/blog/imports/${begun.json().id}`)).json();
}

/** Uploads a file as the administration does. Returns the upload's id. */
export async function bring({ app }: RunningBlog, content: Buffer): Promise<string> {
  const { id } = (await app.inject({ method: 'POST', url: '/admin/api/blog/uploads' })).json();
  await app.inject({
    method: 'PUT',
    url: `/admin/api/blog/uploads/${id}`,
    payload: { offset: 0, content: content.toString('base64') },
  });
  return id;
}
