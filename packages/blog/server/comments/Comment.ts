import type { Database } from '@portico/kernel/server';

export type CommentStatus = 'approved' | 'pending' | 'spam' | 'trash';
export const COMMENT_STATUSES = [
  'approved',
  'pending',
  'spam',
  'trash',
] as const satisfies readonly CommentStatus[];

export interface Comment {
  readonly id: number;
  readonly postId: string;
  readonly parentId: number | null;
  readonly author: string;
  readonly email: string;
  readonly url: string;
  readonly content: string;
  readonly status: CommentStatus;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly verdictId: string | null;
  readonly isRealPerson: boolean;
}

/** What can be commented on. */
export interface CommentTargets {
  find(postId: string): Promise<CommentTarget | null>;
  /** Called in the same transaction with every change of the number of approved comments. */
  counted(transaction: Database, postId: string, approved: number): Promise<void>;
}

export interface CommentTarget {
  /** Path of the page with the comments. */
  readonly path: string;
  readonly title: string;
  readonly language: string;
  readonly isOpen: boolean;
}
