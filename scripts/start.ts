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
  // By default Portico starts with the demo; PORTICO_START=empty starts with an empty site.
  env: { PORTICO_START: 'demo', ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
