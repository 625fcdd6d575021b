import swagger from '@fastify/swagger';
import { ADMIN_API } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';

/** Call before any route is registered: the document is built from the routes' schemas as they are registered. */
export async function describeAdminApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portico administration',
        version: '1',
        description: 'The calls behind the screens at `/admin/`. They may change together with the screens.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'portico_session' },
          nonce: { type: 'apiKey', in: 'header', name: 'x-portico-nonce' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const role = route.config?.role ?? 'administrator';
      const isAdminCall = url.startsWith(`${ADMIN_API}/`);
      const changes = ![route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
      const needs = { session: [], ...(changes && { nonce: [] }) };
      return {
        url,
        schema: {
          ...schema,
          hide: !isAdminCall || schema?.hide === true,
          description: `For: ${role}.`,
          security: role === 'visitor' ? [] : [needs],
        },
      };
    },
  });
}

export function openApiRoute(app: FastifyInstance): void {
  app.get(
    `${ADMIN_API}/openapi.json`,
    { config: { role: 'administrator' }, schema: { summary: 'This document.', tags: ['openapi'] } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(app.swagger()),
  );
}
