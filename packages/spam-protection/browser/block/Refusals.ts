import type { ProofOfWorkChallenge } from '../../wire/calls.ts';

/** A submission that the server refused. */
export interface Blocked {
  /** The server's own words; may hold links and breaks. */
  readonly message: string;
  readonly stopsPage: boolean;
  readonly integration: string;
  /** Work that the browser may do to be let through after all. */
  readonly challenge?: ProofOfWorkChallenge;
}

export interface Refusals {
  /** Reads an answer's text; `undefined` when nothing was refused. */
  read(text: string): Blocked | undefined;
  /** Tells the visitor that a submission was refused, and the form that it came from. */
  show(blocked: Blocked): void;
  /** Asks the server by admin-ajax whether something may go, and shows its refusal. Whoever cannot be asked has no objection. */
  ask(action: string, fields: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** Does what an answer asks for, and shows it where nothing helps. Resolves to a better answer when there is one. */
  heed(text: string, again?: Again): Promise<Response | undefined>;
}

/** How the same request is sent once more. */
export interface Again {
  readonly url: string;
  send(): Promise<Response>;
}
