import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../build/paths.ts';
import { runCommand } from '../../process/runCommand.ts';
import type { BrowserSource } from './BrowserSource.ts';

/** The packed Chromium that comes with `npm ci`. It includes its own libraries and fonts, for machines that have none. */
export const npmPackage: BrowserSource = {
  name: '@sparticuz/chromium',
  async candidates() {
    const folder = await ownFolder([
      join(paths.root, 'node_modules/.cache/portico'),
      join(tmpdir(), `portico-${process.getuid?.() ?? 'user'}`),
    ]);
    const unpacked = join(folder, `chromium-${await packedVersion()}`);
    if (!existsSync(unpacked)) await unpack(folder, unpacked);
    return [join(unpacked, LAUNCHER)];
  },
};

const LAUNCHER = 'launch';

async function packedVersion(): Promise<string> {
  const manifest = await readFile(join(paths.root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** The first of these folders that only we can write to: its contents will be executed. */
async function ownFolder(folders: readonly string[]): Promise<string> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { uid, mode } = await lstat(folder);
      if (uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0) return folder;
    } catch {
      // Not writable; the next one may be.
    }
  }
  throw new Error(`none of ${folders.join(', ')} can be written to`);
}

/** Unpacks into a temporary place and moves it at the end, so that a half-unpacked browser is never found. */
async function unpack(folder: string, place: string): Promise<void> {
  const draft = await mkdtemp(join(folder, 'unpacking-'));
  // The package unpacks into the temporary folder, and its libraries only if it believes it is in a Lambda.
  const env = { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;
  const { exitCode, output } = await runCommand(process.execPath, ['--input-type=module', '--eval', script], {
    env,
  });
  if (exitCode !== 0) throw new Error(`cannot be unpacked: ${output}`);

  await writeFile(join(draft, LAUNCHER), launcher);
  await chmod(join(draft, LAUNCHER), 0o755);
  await chmod(draft, 0o755);
  try {
    await rename(draft, place);
  } catch (error) {
    // Another run was quicker: its browser is just as good.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

/** Only the browser uses these libraries; Node and its tools keep the system's. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec "$here/chromium" "$@"
`;
