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

/** What comments are about. The blog answers for its posts; without one nothing can be commented on. */
export interface CommentTargets {
  find(postId: string): Promise<CommentTarget | null>;
}

export interface CommentTarget {
  /** The path of the page that shows the comments. */
  readonly path: string;
  readonly title: string;
  readonly isOpen: boolean;
}
