import type { SiteLink } from '../../wire/admin.ts';

/** What the site says of a post beside its words. */
export interface PostFacts {
  readonly id?: number;
  readonly author: PostAuthor | null;
  readonly publishedAt: number;
  readonly modifiedAt?: number;
  /** What the day and the time of it are written in. */
  readonly language: string;
  readonly timeZone: string;
  /** Where the posts of its day are. */
  readonly dayHref: string;
  /** `null` where nobody may say anything. */
  readonly comments: number | null;
  readonly categories: readonly SiteLink[];
  readonly tags: readonly SiteLink[];
  readonly older: SiteLink | null;
  readonly newer: SiteLink | null;
}

export interface PostAuthor {
  readonly name: string;
  /** Where their posts are. */
  readonly href: string;
  readonly about: string;
}
