import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@portico/kernel/server';
import { readConfiguration } from '../configuration.ts';
import { createSite, type Site } from '../createSite.ts';
import { putDemoData } from './demoData.ts';

export interface RunningSite extends Site {
  readonly address: string;
  readonly dataFolder: string;
  /** Stops the site and removes its data. */
  remove(): Promise<void>;
}

export const PASSWORD = 'correct-horse-battery';

/** A whole site on its own port, with a few files in place of the built ones. */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
  clock?: Clock,
): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-site-'));
  const builtFolder = join(folder, 'dist');
  const dataFolder = join(folder, 'data');
  await writeBuilt(builtFolder);
  const create = (data: string): Promise<Site> =>
    createSite(
      readConfiguration({
        PORT: '0',
        PORTICO_DATA: data,
        PORTICO_ADMIN_PASSWORD: PASSWORD,
        LOG_LEVEL: 'silent',
        PORTICO_START: 'demo',
        ...environment,
      }),
      {
        builtFolder,
        loadAnnex: async () => (await import('@portico/gallery')).gallery,
        ...(clock && { clock }),
      },
    );
  // Anything that is configured could change what a first start writes, so such a site really has one.
  if (Object.keys(environment).length === 0)
    await putDemoData(dataFolder, clock ? `${clock.now()}` : 'now', create);
  const site = await create(dataFolder);
  const requests = requestsUnderWay(site.app.server);
  return {
    ...site,
    dataFolder,
    address: await site.listen(),
    async remove() {
      await closed(site, requests);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The requests that have no complete response yet, with what is known of each. */
function requestsUnderWay(server: Server): () => string[] {
  const open = new Map<ServerResponse, { request: IncomingMessage; begun: number }>();
  server.on('request', (request, response) => {
    open.set(response, { request, begun: performance.now() });
    response.once('close', () => open.delete(response));
  });
  return () =>
    [...open].map(([{ headersSent, writableFinished }, { request, begun }]) => {
      const { method, url, complete, readableEnded, readableLength } = request;
      const seconds = Math.round((performance.now() - begun) / 1000);
      const facts = { complete, readableEnded, readableLength, headersSent, writableFinished };
      return `${method} ${url} for ${seconds} s ${JSON.stringify(facts)}`;
    });
}

/** Longer than any genuine request, and shorter than the limit of a test. */
const CLOSING_MS = 60_000;

/** A request that hangs keeps a site from closing: it is named, and cut off. */
async function closed(site: Site, requests: () => string[]): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      const waiting = [...requests(), ...process.getActiveResourcesInfo()].join('\n');
      site.app.server.closeAllConnections();
      reject(new Error(`This site does not close. Under way:\n${waiting}`));
    }, CLOSING_MS);
  });
  await Promise.race([site.close(), late]).finally(() => clearTimeout(limit));
}

const DEMO = fileURLToPath(new URL('../../../../demo', import.meta.url));
const STARTERS = fileURLToPath(new URL('../../starters', import.meta.url));
/** Not needed here, and each of them would be a route. */
const MEDIA = new Set(['pictures', 'sounds']);

/** A few files in place of the built ones, and the demo without its media. */
export async function writeBuilt(folder: string): Promise<void> {
  await mkdir(join(folder, 'client/chunks'), { recursive: true });
  await mkdir(join(folder, 'admin/assets'), { recursive: true });
  await mkdir(join(folder, 'public/fonts/shelf'), { recursive: true });
  await mkdir(join(folder, 'demo'), { recursive: true });
  for (const name of await readdir(DEMO))
    if (!MEDIA.has(name)) await symlink(join(DEMO, name), join(folder, 'demo', name));
  await symlink(STARTERS, join(folder, 'starters'));
  const style = { file: 'chunks/site-1.css', imports: [], styles: ['chunks/site-1.css'] };
  const files = {
    'chunks.json': JSON.stringify({
      site: style,
      'elementor-look': { ...style, styles: ['chunks/look-1.css'] },
    }),
    'trust.js': '"trust"',
    'client/portico.js': '"boot"',
    'client/portico.js.br': 'compressed',
    'client/chunks/site-1.css': 'body{}',
    'client/chunks/look-1.css': '@media (width<=767px){p{margin:0}}',
    'admin/index.html': '<!doctype html><title>Administration</title>',
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'public/fonts/shelf/lora-latin.woff2': 'a font',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
