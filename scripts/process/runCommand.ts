import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { paths } from '../build/paths.ts';

export interface CommandResult {
  readonly exitCode: number;
  /** Both streams, in order of arrival. Empty if the command wrote to the terminal itself. */
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Lets the command write straight to the terminal instead of collecting its output. */
  readonly live?: boolean;
}

/** Runs a program to its end, with this repository's tools on its path and no input. */
export function runCommand(
  program: string,
  args: readonly string[],
  { cwd = paths.root, env = process.env, live = false }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...env, PATH: [join(paths.root, 'node_modules/.bin'), env.PATH].join(delimiter) },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}
