import type { PostedFields } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';

/** What a person wrote into the form of comments. */
export interface WrittenComment {
  readonly author: string;
  readonly email: string;
  readonly url: string;
  readonly content: string;
}

export interface CommentVerdict {
  /**
   * `accept`: show it. `hold`: take it and let a person look at it. `challenge`: let the browser work and send again.
   * `refuse`: keep it with the spam.
   */
  readonly outcome: 'accept' | 'hold' | 'challenge' | 'refuse';
  /** By which the judge knows it; `null` where nobody judged. */
  readonly id: string | null;
  /** For the visitor, when it is refused or challenged. */
  readonly sentence: string | null;
  /** The same for the judge's own script on the page. */
  readonly refusal: Readonly<Record<string, unknown>>;
  readonly isRealPerson: boolean;
}

/** How comments are treated, as far as the judge's settings say. */
export interface CommentSettings {
  readonly holdFirstComment: boolean;
  readonly hasBadge: boolean;
  /** How long spam is kept. */
  readonly retentionDays: number;
}

/** What the blog asks of whoever protects the site from spam. */
export interface CommentJudge {
  judge(comment: WrittenComment, fields: PostedFields, request: FastifyRequest): Promise<CommentVerdict>;
  /** The verdict is known by the comment from now on. */
  attach(verdictId: string, commentId: number): Promise<void>;
  /** A person has said what the comment really was. */
  learn(verdictId: string, decision: 'ham' | 'spam', by: string): Promise<void>;
  settings(): Promise<CommentSettings>;
  /** What the judge's own script is told when a comment is not taken for another reason. */
  refusal(sentence: string): Readonly<Record<string, unknown>>;
  isEmailAddress(text: string): boolean;
  /** An address as moderators see it before they ask for it. */
  hideAddress(email: string): Promise<{ readonly encoded: string; readonly shown: string }>;
}

/** For a blog by itself: everything waits for a person. */
export const cautiousJudge: CommentJudge = {
  judge: async () => ({ outcome: 'hold', id: null, sentence: null, refusal: {}, isRealPerson: false }),
  attach: async () => {},
  learn: async () => {},
  settings: async () => ({ holdFirstComment: true, hasBadge: false, retentionDays: 45 }),
  refusal: (message) => ({ message }),
  isEmailAddress: (text) => text.includes('@'),
  hideAddress: async () => ({ encoded: '', shown: '' }),
};
