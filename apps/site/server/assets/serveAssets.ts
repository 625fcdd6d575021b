import { join } from 'node:path';
import { recordOf } from '@portico/kernel/records';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PREFIX } from './Assets.ts';
import { forDevices } from './deviceSheets.ts';
import { serveFolder } from './serveFolder.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, no-cache';
const A_DAY = 'public, max-age=86400';

/** Over a thousand files, of which a page requests only a few. */
const BUNDLED_FONTS_FOLDER = 'fonts/shelf';

/** The media folders that a site starts with. */
const MEDIA = ['pictures', 'sounds'];

/**
 * Serves the client-side files and the site's pictures. `portico.js` and `portico.css` have fixed names and are revalidated
 * each time; chunks have their hash in the name and never change. Sheets are also served with the breakpoints of the site's
 * kit.
 */
export async function serveAssets(
  app: FastifyInstance,
  folders: { client: string; public: string; media: string | null },
  devices: () => Promise<string>,
): Promise<void> {
  await serveFolder(app, folders.client, {
    prefix: ASSETS_PREFIX,
    isReserved: true,
    cacheControl: (name) => (name.startsWith('chunks/') ? IMMUTABLE : REVALIDATE),
    async variant(name, query) {
      const asked = recordOf(query).devices;
      if (asked === undefined || !name.endsWith('.css')) return null;
      const key = await devices();
      return key && asked === key ? { key, write: (css) => forDevices(css, key) } : 'unknown';
    },
  });
  await serveFolder(app, folders.public, {
    prefix: '/',
    except: BUNDLED_FONTS_FOLDER,
    cacheControl: () => A_DAY,
  });
  await serveFolder(app, join(folders.public, BUNDLED_FONTS_FOLDER), {
    prefix: `/${BUNDLED_FONTS_FOLDER}/`,
    isReserved: true,
    cacheControl: () => A_DAY,
  });
  if (folders.media !== null)
    for (const kind of MEDIA)
      await serveFolder(app, join(folders.media, kind), { prefix: `/${kind}/`, cacheControl: () => A_DAY });
}
