import type { ProofOfWorkChallenge } from '../../wire/public.ts';

/** A submission that the server refused. */
export interface Blocked {
  /** The server's own message; may contain links and line breaks. */
  readonly message: string;
  readonly stopsPage: boolean;
  readonly integration: string;
  /** A proof of work that may still let the submission through. */
  readonly challenge?: ProofOfWorkChallenge;
}

export interface Refusals {
  /** Reads a response's text; `undefined` if nothing was refused. */
  read(text: string): Blocked | undefined;
  /** Tells the visitor, and the form, that a submission was refused. */
  show(blocked: Blocked): void;
  /**
   * Asks the server by admin-ajax whether something may be sent, and shows its refusal. If it cannot be asked, it is allowed.
   */
  ask(action: string, fields: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** Does what a response asks for, and shows the refusal if nothing helps. Resolves to a better response if there is one. */
  handle(text: string, again?: Again): Promise<Response | undefined>;
}

/** How to send the same request again. */
export interface Again {
  readonly url: string;
  send(): Promise<Response>;
}
