import type { Database } from '@portico/kernel/server';

/**
 * Decides whether a submission is spam. The contact form only asks; the site supplies the judge. To correct a wrong verdict,
 * the owner of the log calls `ContactForm.deliver` with the verdict's `logId`.
 */
export interface SpamJudge {
  judge(facts: SubmissionFacts): Promise<SpamVerdict>;
  /** An administrator's correction, for the judge to learn from. */
  learn?(verdict: SpamLesson): Promise<void>;
}

export interface SubmissionFacts {
  readonly formId: number;
  readonly formTitle: string;
  /** What the visitor entered into the form's fields, without files and consent. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Everything that was posted, in order, including hidden fields and those of other products. */
  readonly posted: readonly (readonly [name: string, value: string])[];
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly remoteIp: string;
  readonly userAgent: string;
  /** The page that contained the form, if the browser sent it. */
  readonly pageUrl: string;
  readonly receivedAt: number;
  /** The fields with the author's name, address and site, if the form marks them. */
  readonly author: { readonly name?: string; readonly email?: string; readonly url?: string };
}

export interface SpamVerdict {
  readonly decision: 'ham' | 'spam';
  /** Sentences for an administrator. */
  readonly reasons: readonly string[];
  readonly logId?: string;
  /** The site's message for refused visitors. A form's own message takes precedence. */
  readonly sentence?: string;
  /**
   * Members to add to the reply, with which the judge asks its browser side something before the visitor is told of a refusal.
   * Nothing is stored yet: the browser sends the same submission again, with its answer.
   */
  readonly question?: Readonly<Record<string, unknown>>;
  /** Lets the judge store the verdict: in the transaction that stores the submission, or on its own if nothing is stored. */
  keep?(transaction: Database): Promise<void>;
}

export interface SpamLesson {
  readonly decision: 'ham' | 'spam';
  readonly logId: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** The default if the site supplies no judge. */
export const trustfulJudge: SpamJudge = { judge: async () => ({ decision: 'ham', reasons: [] }) };
