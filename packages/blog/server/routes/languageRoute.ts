import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { postCalls } from '../../wire/admin.ts';

/** For the editor: lists show one language only, so a new post begins in the first. */
export function languageRoute(app: FastifyInstance, languages: () => readonly string[]): void {
  adminRoute(app, postCalls.languages, {
    role: 'editor',
    summary: 'The languages of the posts, the main one first.',
    handle: async () => ({ items: [...languages()] }),
  });
}
