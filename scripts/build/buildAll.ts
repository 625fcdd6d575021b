import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { buildPlugin } from '../../integrations/wordpress/build/buildPlugin.ts';
import { buildAdmin } from './buildAdmin.ts';
import { buildClient } from './buildClient.ts';
import { buildServer } from './buildServer.ts';
import { copyFonts } from './copyFonts.ts';
import { paths } from './paths.ts';
import { precompress } from './precompress.ts';
import { sourcesStamp } from './sourcesStamp.ts';

/** Builds everything that `npm start` serves. The stamp is written last: an interrupted build counts as none. */
export async function buildAll(): Promise<string[]> {
  process.env.NODE_ENV = 'production';
  const stamp = sourcesStamp();
  await rm(paths.stamp, { force: true });
  await mkdir(paths.dist, { recursive: true });
  await buildClient();
  await Promise.all([buildServer(), buildAdmin(), buildPlugin(), copyPublic(), copyDemo()]);
  await Promise.all(
    [paths.client, paths.admin, paths.public, join(paths.demo, 'pictures')]
      .filter((folder) => existsSync(folder))
      .map(precompress),
  );
  await writeFile(paths.stamp, JSON.stringify({ stamp }));
  return ['client', 'server', 'admin', 'WordPress plugin'];
}

async function copyPublic(): Promise<void> {
  await rm(paths.public, { recursive: true, force: true });
  await mkdir(paths.public, { recursive: true });
  for (const source of [
    'apps/site/public',
    ...globSync('packages/*/public', { onlyDirectories: true, expandDirectories: false, cwd: paths.root }),
  ])
    await cp(join(paths.root, source), paths.public, { recursive: true });
  await copyFonts();
}

/** The starter content is copied beside the server, which knows nothing about what is in it. */
async function copyDemo(): Promise<void> {
  await rm(paths.demo, { recursive: true, force: true });
  await cp(join(paths.root, 'demo'), paths.demo, { recursive: true });
  await rm(paths.starters, { recursive: true, force: true });
  await cp(join(paths.root, 'apps/site/starters'), paths.starters, { recursive: true });
}
