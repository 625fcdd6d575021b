export type PostType = 'post' | 'page';
export type PostStatus = 'draft' | 'scheduled' | 'published' | 'trash';

/** A post as written. HTML is sanitised and names are cut when it is stored, whoever sends it. */
export interface PostDraft {
  readonly type: PostType;
  /** `published` in the future becomes `scheduled`, and vice versa. */
  readonly status: Exclude<PostStatus, 'trash'>;
  readonly title: string;
  /** The requested slug; if empty, it is made from the title. */
  readonly slug: string;
  readonly html: string;
  readonly excerpt: string;
  readonly author: number | null;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly cover: number | null;
  /** The parent page. */
  readonly parent: number | null;
  readonly language: string;
  /** Shared with the post that this one translates; `null` for a post on its own. */
  readonly translationGroup: string | null;
  readonly isSticky: boolean;
  readonly commentsOpen: boolean;
  /** Epoch milliseconds; `null` for the time of publishing. */
  readonly publishedAt: number | null;
}
