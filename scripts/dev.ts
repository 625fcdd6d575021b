import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isBuilt, sourcesStamp } from './build/sourcesStamp.ts';
import { runCommand } from './process/runCommand.ts';
import { serverCommand } from './site/serverCommand.ts';

/**
 * Rebuilds and restarts whenever a source changes. The sources are polled, not watched: that misses nothing an editor, a branch
 * switch or a generator does, and costs a few milliseconds.
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

/** In a separate process: a build tool that caches modules would not see its own changes. */
async function build(): Promise<boolean> {
  const { exitCode } = await runCommand('tsx', ['scripts/build.ts'], { live: true });
  return exitCode === 0;
}

function startServer(): ChildProcess {
  // Stack traces then name source lines. In production that would cost a fifth of the start-up time.
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
