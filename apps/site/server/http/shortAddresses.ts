import { type Blog, postPath } from '@portico/blog/server';
import type { Documents } from '@portico/builder/server';
import type { FastifyInstance } from 'fastify';

/**
 * WordPress's short addresses, `/?p=12` and `/?page_id=12`, lead to what has this number: a page made here or imported from a
 * kit, else a post. A number that nothing has leaves the visitor on the home page.
 */
export function shortAddresses(
  app: FastifyInstance,
  {
    documents,
    blog,
  }: {
    readonly documents: Documents;
    readonly blog: Blog;
  },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const number = SHORT.exec(request.url)?.[1];
    if (number === undefined || request.method !== 'GET') return;
    const path = await pathOf(Number(number));
    if (path) return reply.header('cache-control', 'public, no-cache').redirect(path, 302);
  });

  async function pathOf(id: number): Promise<string | null> {
    const slug = (await documents.published(id))?.slug;
    if (slug) return postPath({ slug });
    const post = await blog.find((await documents.postOf(id)) ?? id);
    return post && postPath(post);
  }
}

const SHORT = /^\/\?(?:p|page_id)=(\d{1,9})$/;
