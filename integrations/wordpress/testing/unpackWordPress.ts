import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { paths } from '../../../scripts/build/paths.ts';

/** WordPress releases from npm with a prepared database. */
export type WordPressVersion = '6.2' | '6.5';

/** Unpacks WordPress once and reuses it in later runs. */
export async function unpackWordPress(version: WordPressVersion): Promise<string> {
  const folder = join(paths.root, `node_modules/.cache/portico/wordpress-${version}`);
  if (existsSync(folder)) return folder;
  const builds = dirname(
    createRequire(import.meta.url).resolve('@wp-playground/wordpress-builds/package.json'),
  );
  const unfinished = `${folder}.${process.pid}`;
  await cp(join(builds, 'public', `wp-${version}`), unfinished, { recursive: true });
  await unpack(join(builds, `src/wordpress/wp-${version}.zip`), unfinished);
  const sqlite = join(unfinished, 'wp-content/mu-plugins/sqlite-database-integration');
  await unpack(join(builds, 'src/sqlite-database-integration/sqlite-database-integration.zip'), sqlite);
  const dropIn = await readFile(join(sqlite, 'db.copy'), 'utf8');
  await writeFile(
    join(unfinished, 'wp-content/db.php'),
    dropIn
      .replaceAll(
        "'{SQLITE_IMPLEMENTATION_FOLDER_PATH}'",
        "__DIR__ . '/mu-plugins/sqlite-database-integration'",
      )
      .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php'),
  );
  // Each site has its own configuration, in a folder mounted next to this one.
  await writeFile(
    join(unfinished, 'wp-config.php'),
    "<?php defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' ); require '/config/wp-config.php'; require_once ABSPATH . 'wp-settings.php';",
  );
  // A concurrent run has unpacked the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
}

/** Unpacks a ZIP of WordPress or one of its plugins or themes. */
async function unpack(zip: string, folder: string): Promise<void> {
  for (const [name, content] of Object.entries(unzipSync(await readFile(zip)))) {
    if (name.endsWith('/')) continue;
    const file = join(folder, name.replace(/^sqlite-database-integration-main\//, ''));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
