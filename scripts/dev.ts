import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isBuilt, sourcesStamp } from './build/sourcesStamp.ts';
import { runCommand } from './process/runCommand.ts';
import { serverCommand } from './site/serverCommand.ts';

/**
 * Builds again and starts again whenever a source changes. The sources are looked at, not watched: it misses nothing
 * that an editor, a branch or a generator does, and costs a few milliseconds.
 */
const LOOK_EVERY_MS = 400;

let server: ChildProcess | undefined;
let isLeaving = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isLeaving = true;
    server?.kill(signal);
  });

let seen: string | undefined;
if (isBuilt()) {
  seen = sourcesStamp();
  server = startServer();
}
while (!isLeaving) {
  const stamp = sourcesStamp();
  if (stamp !== seen) {
    seen = stamp;
    if (await build()) {
      await stopServer();
      if (!isLeaving) server = startServer();
    } else {
      console.error('The build failed. What ran before goes on running; the next change builds again.');
    }
  }
  await wait(LOOK_EVERY_MS);
}
await stopServer();

/** In a process of its own: a build tool that keeps modules in memory would not see its own changes. */
async function build(): Promise<boolean> {
  const { exitCode } = await runCommand('tsx', ['scripts/build.ts'], { live: true });
  return exitCode === 0;
}

function startServer(): ChildProcess {
  // Faults name the lines that people wrote. In production that would cost a fifth of the start.
  return spawn(process.execPath, ['--enable-source-maps', ...serverCommand], {
    stdio: 'inherit',
    env: { PORTICO_START: 'demo', ...process.env, NODE_ENV: 'production' },
  });
}

async function stopServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}
