import type { SiteLink } from '../../wire/admin.ts';

/** What the site knows about a post besides its text. */
export interface PostFacts {
  readonly id?: number;
  readonly author: PostAuthor | null;
  readonly publishedAt: number;
  readonly modifiedAt?: number;
  /** Language of its date and time. */
  readonly language: string;
  readonly timeZone: string;
  /** Path of its day's posts. */
  readonly dayHref: string;
  /** `null` if comments are closed. */
  readonly comments: number | null;
  readonly categories: readonly SiteLink[];
  readonly tags: readonly SiteLink[];
  readonly older: SiteLink | null;
  readonly newer: SiteLink | null;
}

export interface PostAuthor {
  readonly name: string;
  /** Path of their posts. */
  readonly href: string;
  readonly about: string;
}
