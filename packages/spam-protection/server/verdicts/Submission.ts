import type { Content, Decision, Reason } from '../../verdict/index.ts';
import type { PostedFields, ProofOfWorkChallenge } from '../../wire/public.ts';
import type { Visitor } from '../visitors.ts';

/** Something that a visitor sent and that has to be judged. */
export interface Submission {
  /** Which part of the site it came through: `contact-form`, `comment`. */
  readonly source: string;
  /** What it is there, for whoever turns the verdict round later: `submission:42`. */
  readonly about: string | null;
  readonly visitor: Visitor;
  /** Everything that was posted, the fields of this layer included. */
  readonly fields: PostedFields;
  /** The parts of it that a person wrote. */
  readonly content: Partial<Content>;
  /** Whether the answer can ask the browser for a proof of work. Where it cannot, the grey are held instead. */
  readonly canChallenge?: boolean;
}

export interface Judgement {
  /** The row in the log. */
  readonly verdictId: string;
  readonly decision: Decision;
  readonly score: number;
  readonly reasons: readonly Reason[];
  /**
   * What to do now. `accept`: deliver it. `hold`: take it, tell the visitor that it arrived, and have a person look
   * at it. `challenge`: ask the browser for a proof of work and let it send again. `refuse`: say so.
   */
  readonly outcome: Outcome;
  /** For the visitor, when it is refused or challenged. */
  readonly sentence: string | null;
  readonly challenge: ProofOfWorkChallenge | null;
  /** Scripts ran and nothing was suspicious: worth the badge beside a comment. */
  readonly isRealPerson: boolean;
}

export type Outcome = 'accept' | 'hold' | 'challenge' | 'refuse';
