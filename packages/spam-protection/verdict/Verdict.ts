import type { Signals } from '../wire/Signals.ts';
import type { SiteLayer } from './text/siteLayer.ts';

/** What is judged: everything known about one submission. All of it may be empty; only what is there speaks. */
export interface Evidence {
  readonly content: Content;
  /** `null` when the browser sent nothing: scripts are off, or blocked, or the page was cached. */
  readonly signals: Signals | null;
  readonly facts: RequestFacts;
  readonly history: History;
}

export interface Content {
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly url: string;
}

/** What the server itself saw of this request. */
export interface RequestFacts {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether the key that only a script can know was right; `null` when none came. */
  readonly scriptTest: 'passed' | 'failed' | null;
  /** `null` when the form has no trap. */
  readonly trap: 'empty' | 'filled' | null;
  readonly eventToken: 'valid' | 'used' | 'forged' | null;
  readonly proofOfWork: 'solved' | 'failed' | null;
  readonly listed: 'allowed' | 'denied' | null;
  readonly emailCheck: EmailStanding | null;
  /** The names of the fields that were sent with something in them. */
  readonly filledFields: readonly string[];
}

export type EmailStanding = 'good' | 'malformed' | 'disposable' | 'no-mail-server' | 'unknown';

/** What this site remembers of this visitor and of such texts. */
export interface History {
  /** Submissions of this visitor in the last ten minutes, without this one. */
  readonly recentSubmissions: number;
  /** How often the very same text came in the last day. */
  readonly sameText: number;
  readonly earlierHam: number;
  readonly earlierSpam: number;
  readonly site?: SiteLayer;
}

export interface Verdict {
  /** From 0 (a person who means it) to 1 (spam). */
  readonly score: number;
  readonly decision: Decision;
  /** The weightiest first. */
  readonly reasons: readonly Reason[];
  /** The rules and the model that decided: the same evidence and version give the same verdict. */
  readonly version: string;
}

/** Ham goes through, spam is refused; grey is asked for a proof of work, or looked at by a person. */
export type Decision = 'ham' | 'grey' | 'spam';

export interface Reason {
  readonly code: string;
  /** Logarithm of odds: positive speaks for spam, negative against it. */
  readonly weight: number;
  /** For the administrator. */
  readonly sentence: string;
}
