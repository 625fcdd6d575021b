import type { Database } from '@portico/kernel/server';

/**
 * Who decides whether a submission is spam. The contact form only asks; the site brings the judge along. To put a wrong
 * verdict right, whoever keeps the log calls `ContactForm.deliver` with the `logId` that the verdict carried.
 */
export interface SpamJudge {
  judge(facts: SubmissionFacts): Promise<SpamVerdict>;
  /** An administrator says otherwise, so that the judge can learn from it. */
  learn?(verdict: SpamLesson): Promise<void>;
}

export interface SubmissionFacts {
  readonly formId: number;
  readonly formTitle: string;
  /** What the visitor entered into the fields of the form, files left out. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Everything that was posted, hidden fields and fields of other products included, in order. */
  readonly posted: readonly (readonly [name: string, value: string])[];
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly remoteIp: string;
  readonly userAgent: string;
  /** The page that the form stood on, where the browser told. */
  readonly pageUrl: string;
  readonly receivedAt: number;
  /** The fields that hold the author's name, address and site, where the form says so. */
  readonly author: { readonly name?: string; readonly email?: string; readonly url?: string };
}

export interface SpamVerdict {
  readonly decision: 'ham' | 'spam';
  /** Sentences that an administrator can read. */
  readonly reasons: readonly string[];
  readonly logId?: string;
  /** What a site tells whom it refuses. A form that has words of its own for it is asked first. */
  readonly sentence?: string;
  /**
   * Members to put into the answer, by which the judge asks its own browser side something before the visitor hears of
   * a refusal. Nothing is kept yet: the browser sends the very same submission again, with its reply.
   */
  readonly question?: Readonly<Record<string, unknown>>;
  /** Lets the judge write the verdict down: in the transaction that stores the submission, or alone where nothing is stored. */
  keep?(transaction: Database): Promise<void>;
}

export interface SpamLesson {
  readonly decision: 'ham' | 'spam';
  readonly logId: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Until a site brings a judge. */
export const trustfulJudge: SpamJudge = { judge: async () => ({ decision: 'ham', reasons: [] }) };
