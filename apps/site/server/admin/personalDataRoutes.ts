import { personalDataCalls } from '@portico/admin/wire/admin';
import type { PersonalData } from '@portico/kernel/server';
import { adminRoute } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';

/** What is stored about a person: shown, exported and erased on request, as the law of many countries requires. */
export function personalDataRoutes(app: FastifyInstance, sources: readonly PersonalData[]): void {
  adminRoute(app, personalDataCalls.find, {
    role: 'administrator',
    summary: 'How much is kept about a person',
    handle: async ({ query: { email } }) => ({
      items: await Promise.all(
        sources.map(async ({ kind, fate, find }) => ({ kind, fate, count: (await find(email)).length })),
      ),
    }),
  });

  adminRoute(app, personalDataCalls.table, {
    role: 'administrator',
    summary: 'What is kept about a person, as a file for that person',
    async handle({ query: { email }, reply }) {
      reply.header('content-disposition', 'attachment; filename="personal-data.json"');
      const kept = await Promise.all(
        sources.map(async ({ kind, find }) => [
          kind,
          (await find(email)).map(({ at, ...record }) => ({ ...record, at: new Date(at).toISOString() })),
        ]),
      );
      return { email, ...Object.fromEntries(kept) };
    },
  });

  adminRoute(app, personalDataCalls.erase, {
    role: 'administrator',
    summary: 'Erases what is kept about a person',
    async handle({ body: { email } }) {
      const items = [];
      for (const { kind, fate, erase } of sources) items.push({ kind, fate, count: await erase(email) });
      return { items };
    },
  });
}
