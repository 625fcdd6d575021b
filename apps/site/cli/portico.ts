import { NewerDatabaseError, StorageUnavailableError } from '@portico/kernel/server';
import { ConfigurationError } from '../server/configuration.ts';
import { type Command, CommandError } from './Command.ts';
import { verdict } from './verdict.ts';

/** The command line of a site: `portico <command>`. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'sign-in-link': {
    // Imported on demand: it loads a site's whole schema, which no other command needs.
    run: async (call) => (await import('./signInLink.ts')).signInLink(call),
    says: 'print a link with which <name> chooses a new password, once',
  },
  verdict: {
    run: verdict,
    says: 'judge submissions, one JSON object per line from stdin: text, name, email, url, signals',
  },
};

/** Errors that the user of the command can fix; anything else is our bug and is shown in full. */
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
  // A reader such as `head` closes the pipe when it has enough: that is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  await command
    .run({ input: process.stdin, output: process.stdout, words: rest, environment: process.env })
    .catch((error: unknown) => {
      if (!EXPECTED.some((Expected) => error instanceof Expected)) throw error;
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
