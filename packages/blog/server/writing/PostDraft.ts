export type PostType = 'post' | 'page';
export type PostStatus = 'draft' | 'scheduled' | 'published' | 'trash';

/** A post as somebody wrote it. HTML is cleaned and names are cut when it is stored, whoever sends it. */
export interface PostDraft {
  readonly type: PostType;
  /** `published` in the future is `scheduled`, and the other way round. */
  readonly status: Exclude<PostStatus, 'trash'>;
  readonly title: string;
  /** A wish; empty for one made of the title. */
  readonly slug: string;
  readonly html: string;
  readonly excerpt: string;
  readonly author: number | null;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly cover: number | null;
  /** The page that a page lies below. */
  readonly parent: number | null;
  readonly language: string;
  /** The post that this one translates; `null` for one that stands alone. */
  readonly translationGroup: string | null;
  readonly isSticky: boolean;
  readonly commentsOpen: boolean;
  /** Epoch milliseconds; `null` for the moment at which it is published. */
  readonly publishedAt: number | null;
}
