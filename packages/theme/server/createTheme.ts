import { recordOf } from '@portico/kernel/records';
import type { FeatureServer, Ports } from '@portico/kernel/server';
import { roleAllows } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';
import { isThemesOwn, type SiteStyle } from '../wire/admin.ts';
import {
  PREVIEW_PARAMETERS,
  type PreviewTicket,
  parseThemeOptions,
  type ThemeOptions,
} from '../wire/public.ts';
import { createChangesets } from './customizer/createChangesets.ts';
import { customizerRoutes } from './customizer/customizerRoutes.ts';
import { MAY_CUSTOMIZE, PREVIEW_NONCE_ACTION } from './customizer/previewRights.ts';
import type { ThemeStore } from './customizer/ThemeStore.ts';
import { createMenus, type Menus } from './menus/createMenus.ts';
import type { MenuTargets } from './menus/MenuTargets.ts';
import { menuRoutes } from './menus/menuRoutes.ts';
import { createOwnFonts, type OwnFonts } from './style/createOwnFonts.ts';
import { fontsToPreload } from './style/styleCss.ts';
import { styleAddress, styleRoutes } from './style/styleRoutes.ts';
import { themeContent } from './themeContent.ts';

/** The site's design: the published one, and the drafts of users who work on it. */
export interface ThemeServer extends FeatureServer {
  /** The cache tag of pages that show the design. */
  readonly tag: string;
  readonly menus: Menus;
  /** Fonts that were uploaded or came with a kit. */
  readonly fonts: OwnFonts;
  published(): Promise<ThemeOptions>;
  /** What a page of this style loads besides the theme's own files; nothing if it is the theme's default style. */
  styleParts(style: SiteStyle): Promise<StyleParts>;
  /** Whether a request asks for an unpublished design. Such a response must not be cached. */
  asksForPreview(query: unknown): boolean;
  /** That design, if the request carries the nonce of a signed-in user who may change it. */
  preview(request: FastifyRequest): Promise<ThemePreview | null>;
}

export interface StyleParts {
  readonly sheets: readonly string[];
  /** Fonts that the first screen needs; `null` for the theme's own. */
  readonly fonts: readonly string[] | null;
}

export interface ThemePreview {
  readonly options: ThemeOptions;
  readonly ticket: PreviewTicket;
}

const QUEUE = 'theme-changesets';
const DAY_MS = 24 * 60 * 60 * 1000;
const CHANGESET_LIVES_MS = 7 * DAY_MS;

export interface ThemeNeeds {
  /** Where the published design is stored. */
  readonly store: ThemeStore;
  /** What menus can link to. */
  readonly targets: MenuTargets;
}

export function createTheme(ports: Ports, { store, targets }: ThemeNeeds): ThemeServer {
  const { clock, database, jobs, nonces } = ports;
  const changesets = createChangesets(database, clock);
  const menus = createMenus(ports, targets);
  const fonts = createOwnFonts(ports);
  const published = async (): Promise<ThemeOptions> => parseThemeOptions(await store.read());

  jobs.register<null>(QUEUE, async () => {
    await changesets.forgetBefore(clock.now() - CHANGESET_LIVES_MS);
  });
  jobs.every(QUEUE, DAY_MS);

  const preview: ThemeServer['preview'] = async (request) => {
    const ticket = ticketIn(request.query);
    const actor = ticket && (await request.identify());
    if (!ticket || !actor || !roleAllows(actor.role, MAY_CUSTOMIZE)) return null;
    const proof = await nonces.verify(ticket.nonce, PREVIEW_NONCE_ACTION, actor.sessionId);
    if (proof === 'invalid') return null;
    const found = await changesets.find(database, ticket.changeset, actor.userId);
    if (found === 'foreign') return null;
    // Nothing was changed yet: the preview starts with the published design.
    return { options: found?.options ?? (await published()), ticket };
  };

  return {
    name: 'theme',
    content: themeContent,
    tag: store.tag,
    menus,
    fonts,
    published,
    async styleParts(style) {
      if (isThemesOwn(style)) return { sheets: [], fonts: null };
      return { sheets: [styleAddress(style)], fonts: fontsToPreload(style, await fonts.list()) };
    },
    asksForPreview: (query) => parameter(query, PREVIEW_PARAMETERS.changeset) !== undefined,
    preview,
    async connect(app) {
      customizerRoutes(app, { changesets, database, nonces, store });
      menuRoutes(app, { ...ports, menus, targets });
      styleRoutes(app, { fonts, published: async () => (await published()).style });
    },
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
  return recordOf(query)[name];
}
