import { isRecord } from '@portico/kernel/records';
import type { Ports } from '@portico/kernel/server';
import { badRequest } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { IMPORT_EXPORT_PATH, REST_ROOT } from '../../wire/public.ts';
import type { KitContents } from '../contents/KitContents.ts';
import { enveloped } from './envelope.ts';

const administrator = { method: 'GET', role: 'administrator' } as const;
const PANELS = ['global-classes-manager', 'variables-manager'];

/** What the wizards query about the site while they are open. */
export function siteRoutes(app: FastifyInstance, { database }: Ports, contents: KitContents): void {
  for (const path of ['/wp-json/wp/v2/plugins', '/wp-json/wp/v2/plugins/'] as const)
    app.onRest(path, {
      ...administrator,
      handler: async () =>
        (await contents.site()).plugins.map(({ name, plugin, pluginUri, version }) => ({
          plugin,
          status: 'active',
          name,
          plugin_uri: pluginUri,
          version,
        })),
    });

  app.onRest(`${REST_ROOT}/global-classes`, {
    ...administrator,
    handler: async () => {
      const { classes } = await contents.settings.read(database);
      return { data: classes?.items ?? {}, meta: { order: classes?.order ?? [] } };
    },
  });

  app.onRest(`${REST_ROOT}/variables/list`, {
    ...administrator,
    handler: async () => {
      const { variables } = await contents.settings.read(database);
      const data = isRecord(variables) && isRecord(variables.data) ? variables.data : {};
      return { success: true, data: { variables: data, total: Object.keys(data).length } };
    },
  });

  app.onRest<{ Querystring: { panel?: string } }>(`${IMPORT_EXPORT_PATH}/manager-url`, {
    ...administrator,
    handler: async ({ query }) => {
      if (!PANELS.includes(query.panel ?? ''))
        throw badRequest('rest_invalid_param', `The panel is ${PANELS.join(' or ')}.`);
      return enveloped({ url: `/admin/kits?panel=${query.panel}` });
    },
  });

  // Elementor's own page for kits; the part after the # stays in the browser and is read by our screens.
  app.get<{ Querystring: Record<string, unknown> }>(
    '/wp-admin/admin.php',
    { config: { role: 'visitor' } },
    async ({ query, url }, reply) => {
      if (!/^elementor-(app|tools)$/.test(String(query.page))) return reply.callNotFound();
      const kept = new URLSearchParams(url.split('?')[1]);
      kept.delete('page');
      return reply.redirect(kept.size > 0 ? `/admin/kits?${kept}` : '/admin/kits', 302);
    },
  );
}
