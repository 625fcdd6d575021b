import { adminRoute, conflict } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { lookCalls } from '../../wire/admin.ts';
import { LARGEST_BYTES } from '../documents/cleanContent.ts';
import { type Looks, NewerLooksError } from '../looks/createLooks.ts';
import { answered } from './answered.ts';

/** The API of the editor's panel for classes and variables. */
export function lookRoutes(app: FastifyInstance, looks: Looks): void {
  adminRoute(app, lookCalls.read, {
    role: 'editor',
    summary: 'Reads the classes and variables that pages share.',
    handle: () => looks.read(),
  });

  adminRoute(app, lookCalls.change, {
    role: 'editor',
    summary: 'Changes the classes and variables that pages share. Visitors see it at once.',
    bodyLimit: LARGEST_BYTES,
    handle: ({ body }) =>
      answered(
        looks.change(body).catch((error: unknown) => {
          if (!(error instanceof NewerLooksError)) throw error;
          throw conflict(
            'builder_newer_looks',
            'Somebody else has changed the classes or variables since you opened them. Nothing was overwritten.',
          );
        }),
      ),
  });

  adminRoute(app, lookCalls.users, {
    role: 'editor',
    summary: 'Lists the pages that use classes or variables, with those.',
    handle: () => looks.users(),
  });
}
