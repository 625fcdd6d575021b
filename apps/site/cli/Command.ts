/** What a command receives. */
export interface CommandCall {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** The arguments after the command's name. */
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface Command {
  readonly run: (call: CommandCall) => Promise<void>;
  readonly says: string;
}

/** A mistake that the user of the command can fix; the message says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
