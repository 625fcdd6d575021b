import type { Ports } from '@portico/kernel/server';
import { NONCE_ACTION, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { fileNameOf } from '../../manifest/kitNames.ts';
import { CLOUD_KITS_PATH, REST_ROOT } from '../../wire/public.ts';
import type { LibraryRow } from '../database/tables.ts';
import type { Library } from '../library/createLibrary.ts';
import { attachment } from './attachment.ts';

const administrator = { role: 'administrator' as const };
const SUBSCRIPTION = 'portico';

/** The kit library, with the calls of the cloud library that it replaces. */
export function libraryRoutes(app: FastifyInstance, { nonces }: Ports, library: Library): void {
  app.onRest(CLOUD_KITS_PATH, {
    ...administrator,
    method: 'GET',
    handler: async () => ({ data: (await library.list()).map(shown) }),
  });

  app.onRest<{ Params: { id: string } }>(`${CLOUD_KITS_PATH}/:id`, {
    ...administrator,
    method: 'DELETE',
    handler: async ({ params }) => {
      if (!(await library.remove(params.id))) throw notFound('This kit');
      return { data: true };
    },
  });

  app.onRest(`${CLOUD_KITS_PATH}/eligibility`, {
    ...administrator,
    method: 'GET',
    handler: async () => {
      const { limits } = await library.quota();
      return { is_eligible: limits.kits !== 0, subscription_id: limits.kits === 0 ? '' : SUBSCRIPTION };
    },
  });

  app.onRest(`${CLOUD_KITS_PATH}/quota`, {
    ...administrator,
    method: 'GET',
    handler: async () => {
      const { kits, bytes, limits } = await library.quota();
      const subscriptionId = limits.kits === 0 ? '' : SUBSCRIPTION;
      return {
        threshold: limits.kits,
        currentUsage: kits,
        subscriptionId,
        storage: { currentUsage: bytes, threshold: limits.bytes, unit: 'B', subscriptionId },
      };
    },
  });

  app.onRest<{ Params: { id: string } }>(`${CLOUD_KITS_PATH}/:id/picture`, {
    ...administrator,
    cacheControl: 'private, max-age=86400',
    method: 'GET',
    handler: async (request, reply) => {
      const picture = await library.picture(request.params.id);
      if (!picture) throw notFound('This picture');
      return reply.type(picture.type).send(picture.content);
    },
  });

  app.onRest<{ Params: { id: string } }>(`${CLOUD_KITS_PATH}/:id/file`, {
    ...administrator,
    method: 'GET',
    handler: async (request, reply) => {
      const kit = await library.find(request.params.id);
      const archive = await library.open(request.params.id);
      if (!kit || !archive) throw notFound('This kit');
      return attachment(reply, fileNameOf(kit.title), kit.bytes).send(archive);
    },
  });

  app.onRest<{ Params: { id: string } }>(`${REST_ROOT}/kits/download-link/:id`, {
    ...administrator,
    method: 'GET',
    handler: async (request) => {
      const kit = await library.find(request.params.id);
      const actor = await request.identify();
      if (!kit || !actor) throw notFound('This kit');
      return {
        data: { download_link: `${request.protocol}://${request.host}${CLOUD_KITS_PATH}/${kit.id}/file` },
        meta: { nonce: await nonces.issue(NONCE_ACTION, actor.sessionId) },
      };
    },
  });
}

function shown(row: LibraryRow & { readonly isLocked: boolean }) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnail_url: `${CLOUD_KITS_PATH}/${row.id}/picture`,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    status: row.isLocked ? 'locked' : 'active',
    size: row.bytes,
  };
}
