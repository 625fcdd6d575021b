import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from './build/buildAll.ts';
import { paths } from './build/paths.ts';
import { isBuilt } from './build/sourcesStamp.ts';

if (!isBuilt()) {
  console.log('Building Portico; this takes a few seconds and happens once.');
  await buildAll();
}

const server = spawn(process.execPath, ['--enable-source-maps', join(paths.server, 'main.js')], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
