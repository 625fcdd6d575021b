import type { Database, Nonces } from '@portico/kernel/server';
import { type Actor, adminRoute, conflict, forbidden, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  DIRECTIONS,
  LAYOUTS,
  MENU_MODES,
  MOST_COLUMNS,
  MOST_POSTS_PER_PAGE,
  PAGINATIONS,
  PALETTES,
  parseThemeOptions,
  SIDEBARS,
  type ThemeOptions,
  WIDGETS,
} from '../../options.ts';
import { type Changeset, CUSTOMIZER_PATH, KEPT_ELSEWHERE } from '../../previewProtocol.ts';
import type { Changesets } from './createChangesets.ts';
import { MAY_CUSTOMIZE, PREVIEW_NONCE_ACTION } from './previewRights.ts';
import { editionOf, type ThemeStore } from './ThemeStore.ts';

export interface CustomizerRouteParts {
  readonly changesets: Changesets;
  readonly database: Database;
  readonly nonces: Nonces;
  readonly store: ThemeStore;
}

/** The calls of the customizer's screen: look, keep, discard, publish. */
export function customizerRoutes(app: FastifyInstance, parts: CustomizerRouteParts): void {
  const { changesets, database, nonces, store } = parts;
  const published = async (transaction?: Database) => parseThemeOptions(await store.read(transaction));
  const previewNonce = ({ sessionId }: Actor) => nonces.issue(PREVIEW_NONCE_ACTION, sessionId);

  adminRoute(app, {
    method: 'GET',
    url: CUSTOMIZER_PATH,
    role: MAY_CUSTOMIZE,
    summary: 'The published look, and the one that you are working on',
    schema: { answer: CustomizerStateShape },
    async handle({ actor }) {
      const options = await published();
      const changeset = await changesets.latestOf(actor.userId);
      return {
        published: asSent(options),
        edition: editionOf(options),
        changeset: changeset && { ...changeset, options: asSent(changeset.options) },
        previewNonce: await previewNonce(actor),
      };
    },
  });

  adminRoute(app, {
    method: 'PUT',
    url: `${CUSTOMIZER_PATH}/changesets/:uuid`,
    role: MAY_CUSTOMIZE,
    summary: 'Keeps a look that is not published yet',
    schema: {
      params: Named,
      body: Type.Object({ options: OptionsShape, basedOn: Type.String({ maxLength: 64 }), after: After }),
      answer: Type.Object({ previewNonce: Type.String(), savedAt: Type.Number() }),
    },
    async handle({ params: { uuid }, body, actor }) {
      const { userId } = actor;
      const { basedOn, after } = body;
      const options = parseThemeOptions(body.options);
      const savedAt = await database.transaction(async (transaction) => {
        refuseUnlessLatest(await changesets.latestOf(userId, transaction), after);
        return changesets.save(transaction, { uuid, userId, options, basedOn });
      });
      if (savedAt === 'foreign') throw forbidden('This draft belongs to somebody else.');
      // Whoever works for longer than a nonce lives goes on seeing what they do.
      return { previewNonce: await previewNonce(actor), savedAt };
    },
  });

  adminRoute(app, {
    method: 'DELETE',
    url: `${CUSTOMIZER_PATH}/changesets/:uuid`,
    role: MAY_CUSTOMIZE,
    summary: 'Discards a look that is not published yet',
    schema: { params: Named },
    handle: ({ params, actor }) => changesets.remove(database, params.uuid, actor.userId),
  });

  adminRoute(app, {
    method: 'POST',
    url: `${CUSTOMIZER_PATH}/changesets/:uuid/publish`,
    role: MAY_CUSTOMIZE,
    summary: 'Publishes a look: every page has it at once',
    schema: {
      params: Named,
      body: Type.Object({ replacesOthers: Type.Optional(Type.Boolean()), after: After }),
      answer: Type.Object({ edition: Type.String() }),
    },
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

/** Two windows of one person work on one draft; neither may undo unseen what the other has done. */
function refuseUnlessLatest(latest: Changeset | null, after: number | null | undefined): void {
  if (after !== undefined && after !== (latest?.savedAt ?? null))
    throw conflict(KEPT_ELSEWHERE, 'You have changed the look in another window meanwhile.');
}

const asSent = (options: ThemeOptions) => ({ ...options, widgets: [...options.widgets] });

/** When the latest draft was kept that the sender knows of; `null` for none. */
const After = Type.Optional(Type.Union([Type.Number(), Type.Null()]));
const Named = Type.Object({
  uuid: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

const oneOf = <const Known extends string>(known: readonly Known[]) => Type.Enum([...known]);
const upTo = (most: number) => Type.Integer({ minimum: 1, maximum: most });

const OptionsShape = Type.Object({
  layout: oneOf(LAYOUTS),
  isMasonry: Type.Boolean(),
  columns: Type.Object({
    desktop: upTo(MOST_COLUMNS.desktop),
    tablet: upTo(MOST_COLUMNS.tablet),
    mobile: upTo(MOST_COLUMNS.mobile),
  }),
  pagination: oneOf(PAGINATIONS),
  postsPerPage: upTo(MOST_POSTS_PER_PAGE),
  sidebar: oneOf(SIDEBARS),
  widgets: Type.Array(oneOf(WIDGETS), { maxItems: WIDGETS.length, uniqueItems: true }),
  palette: oneOf(PALETTES),
  direction: oneOf(DIRECTIONS),
  header: Type.Object({
    search: Type.Boolean(),
    cart: Type.Boolean(),
    paletteSwitch: Type.Boolean(),
    action: Type.Boolean(),
  }),
  menu: oneOf(MENU_MODES),
});

const CustomizerStateShape = Type.Object({
  published: OptionsShape,
  edition: Type.String(),
  changeset: Type.Union([
    Type.Null(),
    Type.Object({
      uuid: Type.String(),
      options: OptionsShape,
      basedOn: Type.String(),
      savedAt: Type.Number(),
    }),
  ]),
  previewNonce: Type.String(),
});
