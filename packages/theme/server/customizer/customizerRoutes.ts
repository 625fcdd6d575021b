import type { Database, Nonces } from '@portico/kernel/server';
import { type Actor, adminRoute, conflict, forbidden, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { type Changeset, customizerCalls, KEPT_ELSEWHERE } from '../../wire/admin.ts';
import { parseThemeOptions } from '../../wire/public.ts';
import type { Changesets } from './createChangesets.ts';
import { MAY_CUSTOMIZE, PREVIEW_NONCE_ACTION } from './previewRights.ts';
import { editionOf, type ThemeStore } from './ThemeStore.ts';

export interface CustomizerRouteParts {
  readonly changesets: Changesets;
  readonly database: Database;
  readonly nonces: Nonces;
  readonly store: ThemeStore;
}

/** The calls of the customizer screen: read, save, discard, publish. */
export function customizerRoutes(app: FastifyInstance, parts: CustomizerRouteParts): void {
  const { changesets, database, nonces, store } = parts;
  const published = async (transaction?: Database) => parseThemeOptions(await store.read(transaction));
  const previewNonce = ({ sessionId }: Actor) => nonces.issue(PREVIEW_NONCE_ACTION, sessionId);

  adminRoute(app, customizerCalls.read, {
    role: MAY_CUSTOMIZE,
    summary: 'The published look, and the one that you are working on',
    async handle({ actor }) {
      const options = await published();
      return {
        published: options,
        edition: editionOf(options),
        changeset: await changesets.latestOf(actor.userId),
        previewNonce: await previewNonce(actor),
      };
    },
  });

  adminRoute(app, customizerCalls.keep, {
    role: MAY_CUSTOMIZE,
    summary: 'Keeps a look that is not published yet',
    async handle({ params: { uuid }, body, actor }) {
      const { userId } = actor;
      const { basedOn, after } = body;
      const options = parseThemeOptions(body.options);
      const savedAt = await database.transaction(async (transaction) => {
        refuseUnlessLatest(await changesets.latestOf(userId, transaction), after);
        return changesets.save(transaction, { uuid, userId, options, basedOn });
      });
      if (savedAt === 'foreign') throw forbidden('This draft belongs to somebody else.');
      // Users who work longer than a nonce is valid keep their preview.
      return { previewNonce: await previewNonce(actor), savedAt };
    },
  });

  adminRoute(app, customizerCalls.discard, {
    role: MAY_CUSTOMIZE,
    summary: 'Discards a look that is not published yet',
    handle: ({ params, actor }) => changesets.remove(database, params.uuid, actor.userId),
  });

  adminRoute(app, customizerCalls.publish, {
    role: MAY_CUSTOMIZE,
    summary: 'Publishes a look: every page has it at once',
    handle: ({ params, body, actor }) =>
      database.transaction(async (transaction) => {
        const changeset = await changesets.find(transaction, params.uuid, actor.userId);
        if (changeset === 'foreign') throw forbidden('This draft belongs to somebody else.');
        refuseUnlessLatest(changeset, body.after);
        if (!changeset) throw notFound('This draft');
        if (!body.replacesOthers && changeset.basedOn !== editionOf(await published(transaction)))
          throw conflict(
            'theme_published_meanwhile',
            'Somebody else has published another look since you began with this one.',
          );
        await store.write(transaction, changeset.options);
        await changesets.remove(transaction, params.uuid, actor.userId);
        return { edition: editionOf(changeset.options) };
      }),
  });
}

/** Two windows of one user share a draft; neither may silently overwrite the other's changes. */
function refuseUnlessLatest(latest: Changeset | null, after: number | null | undefined): void {
  if (after !== undefined && after !== (latest?.savedAt ?? null))
    throw conflict(KEPT_ELSEWHERE, 'You have changed the look in another window in the meantime.');
}
