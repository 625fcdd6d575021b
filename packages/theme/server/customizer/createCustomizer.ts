import type { Ports } from '@portico/kernel/server';
import { roleAllows } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseThemeOptions, type ThemeOptions } from '../../options.ts';
import { PREVIEW_PARAMETERS } from '../../previewProtocol.ts';
import type { PreviewTicket } from '../../protocol.ts';
import { createChangesets } from './createChangesets.ts';
import { customizerRoutes } from './customizerRoutes.ts';
import { MAY_CUSTOMIZE, PREVIEW_NONCE_ACTION } from './previewRights.ts';
import type { ThemeStore } from './ThemeStore.ts';

/** The look of the site: what is published, and what somebody who is working on it may see already. */
export interface Customizer {
  /** Pages that show the look name this tag. */
  readonly tag: string;
  published(): Promise<ThemeOptions>;
  /** Whether a request asks for a look that is not published. Whoever keeps answers must not keep this one. */
  asksForPreview(query: unknown): boolean;
  /** That look, if the request carries a nonce of somebody who is signed in and may change the site's look. */
  preview(request: FastifyRequest): Promise<ThemePreview | null>;
  /** The look that an answer to this request has to have. */
  optionsFor(request: FastifyRequest): Promise<ThemeOptions>;
  routes(app: FastifyInstance): void;
}

export interface ThemePreview {
  readonly options: ThemeOptions;
  readonly ticket: PreviewTicket;
}

const QUEUE = 'theme-changesets';
const DAY_MS = 24 * 60 * 60 * 1000;
const CHANGESET_LIVES_MS = 7 * DAY_MS;

export function createCustomizer(ports: Ports, store: ThemeStore): Customizer {
  const { clock, database, jobs, nonces } = ports;
  const changesets = createChangesets(database, clock);
  const published = async (): Promise<ThemeOptions> => parseThemeOptions(await store.read());

  jobs.register<null>(QUEUE, async () => {
    await changesets.forgetBefore(clock.now() - CHANGESET_LIVES_MS);
  });
  jobs.every(QUEUE, DAY_MS);

  const preview: Customizer['preview'] = async (request) => {
    const ticket = ticketIn(request.query);
    const actor = ticket && (await request.identify());
    if (!ticket || !actor || !roleAllows(actor.role, MAY_CUSTOMIZE)) return null;
    const proof = await nonces.verify(ticket.nonce, PREVIEW_NONCE_ACTION, actor.sessionId);
    if (proof === 'invalid') return null;
    const found = await changesets.find(database, ticket.changeset, actor.userId);
    if (found === 'foreign') return null;
    // Nothing was changed yet: the preview begins with what everybody sees.
    return { options: found?.options ?? (await published()), ticket };
  };

  return {
    tag: store.tag,
    published,
    asksForPreview: (query) => parameter(query, PREVIEW_PARAMETERS.changeset) !== undefined,
    preview,
    optionsFor: async (request) => (await preview(request))?.options ?? published(),
    routes: (app) => customizerRoutes(app, { changesets, database, nonces, store }),
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function ticketIn(query: unknown): PreviewTicket | null {
  const changeset = parameter(query, PREVIEW_PARAMETERS.changeset);
  const nonce = parameter(query, PREVIEW_PARAMETERS.nonce);
  if (typeof changeset !== 'string' || typeof nonce !== 'string' || !UUID.test(changeset)) return null;
  return { changeset, nonce };
}

function parameter(query: unknown, name: string): unknown {
  return typeof query === 'object' && query !== null
    ? Object.entries(query).find(([key]) => key === name)?.[1]
    : undefined;
}
