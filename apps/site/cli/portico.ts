import { verdict } from './verdict.ts';

/** The command line of a site: `portico <command>`. */
const COMMANDS: Readonly<Record<string, Command>> = {
  verdict: {
    run: verdict,
    says: 'judge submissions, one JSON object a line from stdin: text, name, email, url, signals',
  },
};

interface Command {
  readonly run: (streams: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream }) => Promise<void>;
  readonly says: string;
}

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command || rest.includes('--help')) {
  const list = Object.entries(COMMANDS).map(([known, { says }]) => `  portico ${known.padEnd(10)} ${says}`);
  const isAsked = ['', 'help', '--help', '-h'].includes(name) || rest.includes('--help');
  console[isAsked ? 'log' : 'error'](
    [...(isAsked ? [] : [`There is no command "${name}".`]), 'Commands:', ...list].join('\n'),
  );
  process.exitCode = isAsked ? 0 : 1;
} else {
  // A reader that has seen enough, such as `head`, closes the pipe: that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  await command.run({ input: process.stdin, output: process.stdout });
}
