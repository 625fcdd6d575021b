import type { PostedFields } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';

/** What a visitor entered in the comment form. */
export interface WrittenComment {
  readonly author: string;
  readonly email: string;
  readonly url: string;
  readonly content: string;
}

export interface CommentVerdict {
  /**
   * `accept`: show it. `hold`: keep it for moderation. `challenge`: make the browser compute and resend. `refuse`: store it as
   * spam.
   */
  readonly outcome: 'accept' | 'hold' | 'challenge' | 'refuse';
  /** The judge's id for it; `null` if nobody judged. */
  readonly id: string | null;
  /** For the visitor, if refused or challenged. */
  readonly sentence: string | null;
  /** The same for the judge's own script on the page. */
  readonly refusal: Readonly<Record<string, unknown>>;
  readonly isRealPerson: boolean;
}

/** How comments are treated, according to the judge's settings. */
export interface CommentSettings {
  readonly holdFirstComment: boolean;
  readonly hasBadge: boolean;
  /** How long spam is kept. */
  readonly retentionDays: number;
}

/** What the blog needs from the spam protection. */
export interface CommentJudge {
  judge(comment: WrittenComment, fields: PostedFields, request: FastifyRequest): Promise<CommentVerdict>;
  /** Links the verdict to the comment. */
  attach(verdictId: string, commentId: number): Promise<void>;
  /** A moderator has said what the comment really was. */
  learn(verdictId: string, decision: 'ham' | 'spam', by: string): Promise<void>;
  settings(): Promise<CommentSettings>;
  /** What the judge's own script receives if a comment is rejected for another reason. */
  refusal(sentence: string): Readonly<Record<string, unknown>>;
  isEmailAddress(text: string): boolean;
  /** An email address as moderators see it before they reveal it. */
  hideAddress(email: string): Promise<{ readonly encoded: string; readonly shown: string }>;
}

/** For a blog on its own: everything is held for moderation. */
export const cautiousJudge: CommentJudge = {
  judge: async () => ({ outcome: 'hold', id: null, sentence: null, refusal: {}, isRealPerson: false }),
  attach: async () => {},
  learn: async () => {},
  settings: async () => ({ holdFirstComment: true, hasBadge: false, retentionDays: 45 }),
  refusal: (message) => ({ message }),
  isEmailAddress: (text) => text.includes('@'),
  hideAddress: async () => ({ encoded: '', shown: '' }),
};
