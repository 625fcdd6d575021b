#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The command line is built like the server. A missing or stale build is made first; what it says goes to stderr,
// because stdout belongs to the command.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const program = `${root}dist/server/portico.js`;
const build = spawnSync(process.execPath, ['--import', 'tsx', `${root}scripts/buildIfStale.ts`], {
  cwd: root,
  stdio: ['ignore', 2, 2],
});
if (build.status !== 0 && !existsSync(program)) process.exit(build.status ?? 1);

process.env.NODE_ENV ??= 'production';
await import(program);
