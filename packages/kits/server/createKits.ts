import { join } from 'node:path';
import { createIds, type FeatureServer, type Ports } from '@portico/kernel/server';
import { acceptMultipart } from '@portico/kernel/server/http';
import { KIT_LIMITS, type KitLimits } from '../wire/public.ts';
import type { KitContents } from './contents/KitContents.ts';
import { createDownload, type Download } from './download/createDownload.ts';
import { createKitHosts } from './download/createKitHosts.ts';
import { createEvents } from './events/createEvents.ts';
import { createExports, type Exports } from './export/createExports.ts';
import { createKitOrigins } from './export/createKitOrigins.ts';
import { createImports, type Imports } from './import/createImports.ts';
import { kitsContent } from './kitsContent.ts';
import { createLibrary, LIBRARY_LIMITS, type LibraryLimits } from './library/createLibrary.ts';
import { createPictures } from './pictures/createPictures.ts';
import { removeLeftovers } from './removeLeftovers.ts';
import { adminRoutes } from './routes/adminRoutes.ts';
import { eventRoutes } from './routes/eventRoutes.ts';
import { exportRoutes } from './routes/exportRoutes.ts';
import { importRoutes } from './routes/importRoutes.ts';
import { libraryRoutes } from './routes/libraryRoutes.ts';
import { placeholderRoute } from './routes/placeholderRoute.ts';
import { siteRoutes } from './routes/siteRoutes.ts';
import { type KeptDesigns, keepDesigns } from './wordpress/keepDesigns.ts';
import type { SiteDesigns } from './wordpress/SiteDesigns.ts';

export interface KitsNeeds {
  readonly contents: KitContents;
  readonly limits?: KitLimits;
  readonly libraryLimits?: LibraryLimits;
  /** Fetches kits from the hosts that an administrator has allowed. */
  readonly download?: Download;
  /** Fetches pictures from the hosts that a user has confirmed. */
  readonly pictureDownload?: Download;
  /** The admin URL for editing a document. */
  readonly editUrl?: (id: string) => string;
  readonly postUrl?: (id: string) => string;
}

export interface KitsServer extends FeatureServer {
  /** Puts what was designed on a WordPress site into the library. */
  keepDesigns(site: SiteDesigns): Promise<KeptDesigns>;
  readonly imports: Imports;
  readonly exports: Exports;
}

const TIDY_QUEUE = 'kits-tidy';
const TIDY_EVERY_MS = 60 * 60 * 1000;
/** Longer than it takes to pack a site's designs. */
const PACKING_MS = 60 * 60 * 1000;

/** The kits feature, as composed by the site: export, import, the library, and the screens' event reports. */
export function createKits(ports: Ports, needs: KitsNeeds): KitsServer {
  const { contents, limits = KIT_LIMITS, libraryLimits = LIBRARY_LIMITS } = needs;
  const { download = createDownload() } = needs;
  const hosts = createKitHosts(ports.database);
  const folder = join(ports.filesFolder, 'kits');
  const designs = join(folder, 'designs');
  const newId = createIds(ports.clock);
  const origins = createKitOrigins(ports.database, ports.clock);
  const exports = createExports(ports, contents, origins, join(folder, 'exports'), (ids) =>
    pictures.originals(ids),
  );
  const library = createLibrary(ports, join(folder, 'library'), libraryLimits);
  const events = createEvents(ports);
  const pictures = createPictures({
    ports,
    contents,
    download: needs.pictureDownload ?? createDownload({ silenceMs: 10_000, wholeMs: 60_000 }),
  });
  const imports = createImports({
    ports,
    pictures,
    contents,
    limits,
    origins,
    folder: join(folder, 'sessions'),
    editUrl: needs.editUrl ?? ((id) => `/admin/pages/${id}/edit`),
    postUrl: needs.postUrl ?? ((id) => `/admin/posts/${id}`),
  });
  ports.jobs.register(TIDY_QUEUE, async () => {
    await imports.tidy();
    await exports.tidy();
    await library.tidy();
    await removeLeftovers(designs, ports.clock.now() - PACKING_MS, []);
    await events.tidy();
  });
  ports.jobs.every(TIDY_QUEUE, TIDY_EVERY_MS);
  return {
    name: 'kits',
    content: kitsContent,
    imports,
    exports,
    keepDesigns: (site) => keepDesigns(library, join(designs, `${newId()}.zip`), site),
    async connect(app) {
      acceptMultipart(app);
      importRoutes(app, { ports, imports, library, limits, download, hosts });
      exportRoutes(app, { ports, contents, exports, library });
      libraryRoutes(app, ports, library);
      await app.register((scope) => eventRoutes(scope, events));
      siteRoutes(app, ports, contents);
      placeholderRoute(app, pictures);
      adminRoutes(app, { ports, contents, imports, exports, library, events, hosts });
    },
  };
}
