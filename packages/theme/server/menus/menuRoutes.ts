import type { Ports } from '@portico/kernel/server';
import { adminRoute, badRequest, conflict, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { MENU_CHANGED, type Menu, MOST_MENUS, menuCalls, menuProblem } from '../../wire/admin.ts';
import { MAY_CUSTOMIZE } from '../customizer/previewRights.ts';
import { MENUS_TAG, type Menus } from './createMenus.ts';
import type { MenuTargets } from './MenuTargets.ts';
import { deleteMenu, type MenuDraft, readMenu, type StoredMenu, updateMenu } from './menuRows.ts';

export interface MenuRouteParts extends Pick<Ports, 'database' | 'content' | 'clock'> {
  readonly menus: Menus;
  readonly targets: MenuTargets;
}

/** The calls of the menu screen. */
export function menuRoutes(app: FastifyInstance, parts: MenuRouteParts): void {
  const { menus, targets, database, content, clock } = parts;
  const withFound = async (menu: StoredMenu): Promise<Menu> => {
    const found = await Promise.all(
      menu.items.map(async ({ id, target }) => [id, await menus.find(target)] as const),
    );
    return { ...menu, places: [...menu.places], items: [...menu.items], found: Object.fromEntries(found) };
  };
  const shown = async (id: number): Promise<Menu> => {
    const menu = await readMenu(database, id);
    if (!menu) throw notFound('This menu');
    return withFound(menu);
  };

  adminRoute(app, menuCalls.list, {
    role: MAY_CUSTOMIZE,
    summary: 'The menus of the site, with what their items lead to',
    handle: async () => ({ menus: await Promise.all((await menus.list()).map(withFound)) }),
  });

  adminRoute(app, menuCalls.create, {
    role: MAY_CUSTOMIZE,
    summary: 'Makes a menu',
    async handle({ body: { name, places = [], items = [] } }) {
      refuseBroken(items);
      const id = await database.transaction(async (transaction) => {
        if ((await menus.list(transaction)).length >= MOST_MENUS)
          throw conflict('too_many_menus', `A site has at most ${MOST_MENUS} menus. Remove one first.`);
        return menus.add(transaction, { name, places, items });
      });
      return shown(id);
    },
  });

  adminRoute(app, menuCalls.change, {
    role: MAY_CUSTOMIZE,
    summary: 'Changes a menu. Visitors see it with their next page.',
    async handle({ params: { id }, body }) {
      refuseBroken(body.items);
      await database.transaction(async (transaction) => {
        if (!(await updateMenu(transaction, { id, ...body }, clock.now())))
          throw (await readMenu(transaction, id))
            ? conflict(MENU_CHANGED, 'Somebody else has changed this menu since you opened it.')
            : notFound('This menu');
        await content.touch(transaction, [MENUS_TAG]);
      });
      return shown(id);
    },
  });

  adminRoute(app, menuCalls.remove, {
    role: MAY_CUSTOMIZE,
    summary: 'Removes a menu',
    handle: ({ params: { id } }) =>
      database.transaction(async (transaction) => {
        if (!(await deleteMenu(transaction, id))) throw notFound('This menu');
        await content.touch(transaction, [MENUS_TAG]);
      }),
  });

  adminRoute(app, menuCalls.targets, {
    role: MAY_CUSTOMIZE,
    summary: 'What an item of a menu can lead to',
    handle: async ({ query: { kind, search = '' } }) => ({
      choices: [...(await targets.search(kind, search.trim()))],
    }),
  });
}

function refuseBroken(items: MenuDraft['items']): void {
  const problem = menuProblem(items);
  if (problem) throw badRequest('menu_broken', problem);
}
