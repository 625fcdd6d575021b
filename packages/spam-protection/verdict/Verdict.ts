import type { Signals } from '../wire/public.ts';
import type { SiteLayer } from './text/siteLayer.ts';

/** Everything known about one submission. All of it may be empty; only what is present counts. */
export interface Evidence {
  readonly content: Content;
  /** `null` if the browser sent nothing: scripts are off or blocked, or the page was cached. */
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

/** What the server itself observed of this request. */
export interface RequestFacts {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether the key that only a script can know was right; `null` if none was sent. */
  readonly scriptTest: 'passed' | 'failed' | null;
  /** `null` if the form has no trap. */
  readonly trap: 'empty' | 'filled' | null;
  readonly eventToken: 'valid' | 'used' | 'forged' | null;
  readonly proofOfWork: 'solved' | 'failed' | null;
  readonly listed: 'allowed' | 'denied' | null;
  readonly emailCheck: EmailStanding | null;
  /** `unnamed` if the request does not say which browser sent it. Absent in older records. */
  readonly browser?: 'unnamed' | null;
  /** The names of the fields that were sent with a value. */
  readonly filledFields: readonly string[];
}

export type EmailStanding = 'good' | 'malformed' | 'disposable' | 'no-mail-server' | 'unknown';

/** What this site has stored about this visitor and such texts. */
export interface History {
  /** This visitor's submissions in the last ten minutes, not counting this one. */
  readonly recentSubmissions: number;
  /** How often exactly the same text was sent in the last day. */
  readonly sameText: number;
  readonly earlierHam: number;
  readonly earlierSpam: number;
  readonly site?: SiteLayer;
}

export interface Verdict {
  /** From 0 (a genuine person) to 1 (spam). */
  readonly score: number;
  readonly decision: Decision;
  /** Strongest first. */
  readonly reasons: readonly Reason[];
  /** The rules and model that decided: the same evidence and version give the same verdict. */
  readonly version: string;
}

/** Ham passes, spam is refused; grey is asked for a proof of work, or reviewed by a person. */
export type Decision = 'ham' | 'grey' | 'spam';

export interface Reason {
  readonly code: string;
  /** Log odds: positive means spam, negative means not spam. */
  readonly weight: number;
  /** For the administrator. */
  readonly sentence: string;
}
