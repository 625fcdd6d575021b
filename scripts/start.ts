import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './build/paths.ts';
import { isBuilt } from './build/sourcesStamp.ts';
import { serverCommand } from './site/serverCommand.ts';
import { startHelp } from './site/startHelp.ts';

const [option] = process.argv.slice(2);
if (option === '--help' || option === '-h') {
  console.log(startHelp(readFileSync(join(paths.root, 'README.md'), 'utf8')));
  process.exit();
}
if (option !== undefined) {
  console.error(`There is no option ${option}. npm start -- --help names the settings.`);
  process.exit(1);
}

if (!isBuilt()) {
  console.log('Building Portico; this takes a few seconds and happens once.');
  const { buildAll } = await import('./build/buildAll.ts');
  await buildAll();
}

const server = spawn(process.execPath, serverCommand, {
  stdio: 'inherit',
  // By default Portico starts with the demo; PORTICO_START=empty starts with an empty site.
  env: { PORTICO_START: 'demo', ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
