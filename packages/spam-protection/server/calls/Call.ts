import type { OverLimit } from '@portico/kernel/server';
import type { Actor } from '@portico/kernel/server/http';
import type { PostedFields } from '../../wire/public.ts';
import type { Visitor } from '../visitors.ts';

/** One of CleanTalk's calls, by either transport. */
export interface Call {
  readonly fields: PostedFields;
  readonly visitor: Visitor;
  /** The signed-in user, or `null`. */
  readonly actor: Actor | null;
  /** The site's own host, as visitors see it. */
  readonly host: string;
}

/** A map is sent as JSON, a text as it is. */
export type Answer = Readonly<Record<string, unknown>> | string | LaterAnswer;

/** A temporary refusal, in the shape that the caller shows. */
export class LaterAnswer {
  constructor(
    readonly over: OverLimit,
    readonly body: Readonly<Record<string, unknown>>,
  ) {}
}

export type AnswerCall = (call: Call) => Promise<Answer>;

/** The calls by their names in the protocol. */
export type Calls = Readonly<
  Record<
    | 'decodeEmail'
    | 'altSessions'
    | 'pixelUrl'
    | 'checkEmailBeforePost'
    | 'checkEmailExists'
    | 'scriptKeys'
    | 'forceProtection'
    | 'restCheck',
    AnswerCall
  >
>;
