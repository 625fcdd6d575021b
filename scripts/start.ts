import { spawn } from 'node:child_process';
import { buildAll } from './build/buildAll.ts';
import { isBuilt } from './build/sourcesStamp.ts';
import { serverCommand } from './site/serverCommand.ts';

if (!isBuilt()) {
  console.log('Building Portico; this takes a few seconds and happens once.');
  await buildAll();
}

const server = spawn(process.execPath, serverCommand, {
  stdio: 'inherit',
  // Whoever tries Portico out sees what it can do; a site of one's own says PORTICO_START=empty.
  env: { PORTICO_START: 'demo', ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
