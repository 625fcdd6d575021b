import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { paths } from './paths.ts';

/** The administrator's application, in a folder of its own: no visitor's page refers to it. */
export async function buildAdmin(): Promise<void> {
  const configFile = join(paths.root, 'apps/admin/vite.config.ts');
  if (!existsSync(configFile)) return;
  await build({ configFile, root: join(paths.root, 'apps/admin'), logLevel: 'warn' });
}
