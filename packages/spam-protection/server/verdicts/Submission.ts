import type { Content, Decision, Reason } from '../../verdict/index.ts';
import type { PostedFields, ProofOfWorkChallenge } from '../../wire/public.ts';
import type { Visitor } from '../visitors.ts';

/** A visitor's submission to be judged. */
export interface Submission {
  /** The part of the site it came through: `contact-form`, `comment`. */
  readonly source: string;
  /** Its key there, for when the verdict is reversed later: `submission:42`. */
  readonly about: string | null;
  readonly visitor: Visitor;
  /** Everything that was posted, including this layer's fields. */
  readonly fields: PostedFields;
  /** The parts written by a person. */
  readonly content: Partial<Content>;
  /** Whether the request said which browser it came from; absent where the answer proves nothing. */
  readonly namesBrowser?: boolean;
  /** Whether the response can ask the browser for a proof of work. If not, grey submissions are held instead. */
  readonly canChallenge?: boolean;
}

export interface Judgement {
  /** The row in the log. */
  readonly verdictId: string;
  readonly decision: Decision;
  readonly score: number;
  readonly reasons: readonly Reason[];
  /**
   * What to do now. `accept`: deliver it. `hold`: store it, tell the visitor that it arrived, and have a person review it.
   * `challenge`: ask the browser for a proof of work and let it send again. `refuse`: refuse it.
   */
  readonly outcome: Outcome;
  /** For the visitor, if it is refused or challenged. */
  readonly sentence: string | null;
  readonly challenge: ProofOfWorkChallenge | null;
  /** Scripts ran and nothing was suspicious: earns the badge beside a comment. */
  readonly isRealPerson: boolean;
}

export type Outcome = 'accept' | 'hold' | 'challenge' | 'refuse';
