import type { Ports } from '@portico/kernel/server';
import { type Actor, NONCE_ACTION } from '@portico/kernel/server/http';
import { BUILDER_VERSION, EXPORT_GROUPS, IMPORT_EXPORT_PATH, MANIFEST_VERSION } from '../../wire/public.ts';
import type { KitContents } from '../contents/KitContents.ts';
import { FONT_TYPE } from '../fonts/wantedFonts.ts';
import type { Imports } from '../import/createImports.ts';

interface AppConfigParts {
  readonly contents: KitContents;
  readonly imports: Imports;
  readonly ports: Pick<Ports, 'nonces'>;
}

const MOST_CLASSES = 1000;

/** The configuration of Elementor's own page, under the names that add-ons look for. */
export async function appConfig(
  { contents, imports, ports }: AppConfigParts,
  actor: Actor,
): Promise<Record<string, unknown>> {
  const { url } = await contents.site();
  const nonce = await ports.nonces.issue(NONCE_ACTION, actor.sessionId);
  const applied = await imports.undoable();
  const sessions = applied.map((row) => ({
    session_id: row.id,
    kit_title: row.kit_title,
    kit_name: row.kit_name,
    kit_thumbnail: row.kit_thumbnail,
    kit_source: row.kit_source,
    user_id: row.user_id,
    start_timestamp: Math.floor(row.started_at / 1000),
    end_timestamp: Math.floor((row.ended_at ?? row.started_at) / 1000),
  }));
  const types = contents.posts.types.map(({ name, single, plural }) => [name, { single, plural }]);
  return {
    base_url: '/admin/kits',
    admin_url: '/admin/',
    home_url: url,
    pages_url: '/admin/pages',
    assets_url: '/assets/',
    return_url: '/admin/kits',
    hasPro: true,
    'import-export-customization': {
      summaryTitles: {
        templates: TEMPLATE_TITLES,
        content: {
          page: { single: 'Page', plural: 'Pages' },
          'e-floating-buttons': FLOATING,
          [FONT_TYPE]: { single: 'Font', plural: 'Fonts' },
          customPostTypes: Object.fromEntries(types),
        },
      },
      builtinWpPostTypes: ['post', 'page', 'nav_menu_item'],
      elementorPostTypes: ['page'],
      isUnfilteredFilesEnabled: false,
      importSessions: sessions,
      lastImportedSession: sessions[0] ?? null,
      kitPreviewNonce: nonce,
      restApiBaseUrl: IMPORT_EXPORT_PATH,
      restNonce: nonce,
      restUrl: '/wp-json/',
      uiTheme: 'auto',
      exportGroups: EXPORT_GROUPS,
      manifestVersion: MANIFEST_VERSION,
      elementorVersion: BUILDER_VERSION,
      upgradeVersionUrl: '/admin/',
      limits: { classes: MOST_CLASSES, variables: MOST_CLASSES },
      tools_url: '/admin/kits',
    },
  };
}

const FLOATING = { single: 'Floating element', plural: 'Floating elements' };

const TEMPLATE_TITLES = Object.fromEntries(
  Object.entries(EXPORT_GROUPS)
    .filter(([, group]) => group !== '')
    .map(([type]) => {
      const single = type.replace(/^e-/, '').replaceAll('-', ' ');
      const title = single.charAt(0).toUpperCase() + single.slice(1);
      return [type, { single: `${title} template`, plural: `${title} templates` }];
    }),
);
