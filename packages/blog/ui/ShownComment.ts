/** A comment as visitors see it. */
export interface ShownComment {
  readonly id: number;
  readonly postId: string;
  readonly parentId: number | null;
  readonly author: string;
  readonly url: string;
  readonly content: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly isRealPerson: boolean;
}
