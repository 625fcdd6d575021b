import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from './build/paths.ts';
import { parseLockfile } from './checks/lockfile.ts';
import { readAdvisories } from './checks/readAdvisories.ts';

/** `npm run advisories -- all.zip`: updates the list of known bad releases from a downloaded file. */
const [file] = process.argv.slice(2);
if (!file)
  throw new Error(
    'Name the ZIP file: https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip, or the GitHub Advisory Database.',
  );
const lockfile = await readFile(join(paths.root, 'package-lock.json'), 'utf8');
const names = new Set(parseLockfile(lockfile).map(({ name }) => name));
const advisories = await readAdvisories(file, names);
const list = join(paths.root, 'scripts/checks/renewedAdvisories.json');
await writeFile(list, `${JSON.stringify(advisories, null, 2)}\n`);
console.log(
  `${advisories.length} advisories on ${names.size} packages. npm run check holds the lockfile against them.`,
);
