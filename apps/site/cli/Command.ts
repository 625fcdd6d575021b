/** What a command of the command line is given. */
export interface CommandCall {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** What follows the command's name. */
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface Command {
  readonly run: (call: CommandCall) => Promise<void>;
  readonly says: string;
}

/** Something that whoever typed the command can put right; the sentence says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
