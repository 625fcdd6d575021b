import type { Cover } from '../wire/public.ts';

/** What views need to know about a post. */
export interface ShownPost {
  readonly id: number;
  readonly type: 'post' | 'page';
  readonly slug: string;
  readonly title: string;
  /** Plain text: written by the author, or the beginning of the post. */
  readonly excerpt: string;
  readonly hasOwnExcerpt?: boolean;
  readonly author: ShownName | null;
  readonly categories: readonly ShownName[];
  readonly tags: readonly ShownName[];
  readonly publishedAt: number;
  readonly modifiedAt: number;
  readonly cover: Cover | null;
  readonly readingMinutes: number;
  readonly commentCount: number;
  readonly isSticky: boolean;
  readonly language: string;
}

/** A category, a tag or an author: something with posts and a page that lists them. */
export interface ShownName {
  readonly slug: string;
  readonly name: string;
}
