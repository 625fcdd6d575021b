import { NewerDatabaseError, StorageUnavailableError } from '@portico/kernel/server';
import { ConfigurationError } from '../server/configuration.ts';
import { type Command, CommandError } from './Command.ts';
import { verdict } from './verdict.ts';

/** The command line of a site: `portico <command>`. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'sign-in-link': {
    // With it comes the whole schema of a site, which the other commands have no use for.
    run: async (call) => (await import('./signInLink.ts')).signInLink(call),
    says: 'print a link with which <name> chooses a new password, once',
  },
  verdict: {
    run: verdict,
    says: 'judge submissions, one JSON object per line from stdin: text, name, email, url, signals',
  },
};

/** What whoever typed the command can put right; anything else is a fault of ours and shown whole. */
const EXPECTED = [CommandError, ConfigurationError, NewerDatabaseError, StorageUnavailableError];

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command || rest.includes('--help')) {
  const list = Object.entries(COMMANDS).map(([known, { says }]) => `  portico ${known.padEnd(13)} ${says}`);
  const isAsked = ['', 'help', '--help', '-h'].includes(name) || rest.includes('--help');
  console[isAsked ? 'log' : 'error'](
    [...(isAsked ? [] : [`There is no command "${name}".`]), 'Commands:', ...list].join('\n'),
  );
  process.exitCode = isAsked ? 0 : 1;
} else {
  // A reader that has seen enough, such as `head`, closes the pipe: that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  await command
    .run({ input: process.stdin, output: process.stdout, words: rest, environment: process.env })
    .catch((error: unknown) => {
      if (!EXPECTED.some((Expected) => error instanceof Expected)) throw error;
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
