import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAdmin } from './buildAdmin.ts';
import { buildClient } from './buildClient.ts';
import { buildServer } from './buildServer.ts';
import { paths } from './paths.ts';
import { precompress } from './precompress.ts';
import { sourcesStamp } from './sourcesStamp.ts';

/** Builds everything that `npm start` serves. The stamp comes last: a build that was cut off counts as none. */
export async function buildAll(): Promise<string[]> {
  process.env.NODE_ENV = 'production';
  const stamp = sourcesStamp();
  await rm(paths.stamp, { force: true });
  await mkdir(paths.dist, { recursive: true });
  await buildClient();
  await Promise.all([buildServer(), buildAdmin(), copyPublic()]);
  await Promise.all(
    [paths.client, paths.admin, paths.public].filter((folder) => existsSync(folder)).map(precompress),
  );
  await writeFile(paths.stamp, JSON.stringify({ stamp }));
  return ['client', 'server', 'admin'];
}

async function copyPublic(): Promise<void> {
  await rm(paths.public, { recursive: true, force: true });
  await mkdir(paths.public, { recursive: true });
  const source = join(paths.root, 'apps/site/public');
  if (existsSync(source)) await cp(source, paths.public, { recursive: true });
}
