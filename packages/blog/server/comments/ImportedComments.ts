import type { Database } from '@portico/kernel/server';

export interface ImportedComment {
  /** Unique within this list, for `parent`. */
  readonly id: string;
  readonly parent: string | null;
  readonly author: string;
  readonly email: string;
  readonly url: string;
  /** Plain text. */
  readonly content: string;
  readonly status: 'approved' | 'pending' | 'spam' | 'trash';
  readonly madeAt: number;
}

/** Takes the comments of an imported post, in the import's transaction. */
export interface ImportedComments {
  take(transaction: Database, postId: number, comments: readonly ImportedComment[]): Promise<void>;
}
