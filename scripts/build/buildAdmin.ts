import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { paths } from './paths.ts';

/** The admin application, in its own folder: no visitor's page refers to it. */
export async function buildAdmin(): Promise<void> {
  const configFile = join(paths.root, 'apps/admin/vite.config.ts');
  if (!existsSync(configFile)) return;
  await build({ configFile, root: join(paths.root, 'apps/admin'), logLevel: 'warn' });
}
