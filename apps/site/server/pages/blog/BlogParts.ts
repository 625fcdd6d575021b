import type { SiteSettings } from '@portico/admin/wire/admin';
import type { Blog, CommentsQuery } from '@portico/blog/server';
import type { PageDocument } from '@portico/builder/document';
import type { ReactNode } from 'react';

/** The blog of a site, as its owner calls it. */
export type BlogOf = (site: SiteSettings) => BlogParts;

/** A document that a post's text is drawn by, with its sheets. */
export interface BuiltPost {
  readonly document: PageDocument;
  readonly sheets: readonly string[];
}

/** What the pages of the blog stand on. */
export interface BlogParts {
  readonly blog: Blog;
  /** The comments of a post with their form. */
  readonly commentsOf: (postId: number, query?: CommentsQuery) => Promise<ReactNode>;
  /** What the text of a post is drawn by, where it was not written but built. */
  readonly builtOf: (postId: number) => Promise<BuiltPost | null>;
  /** Where a post went that was at this address once. */
  readonly movedTo: (slug: string) => Promise<string | null>;
  /** The languages of the posts; the first is the site's main one, which they have unless they say otherwise. */
  readonly languages: readonly [string, ...string[]];
  /** What the pages around the posts are written in. */
  readonly language: string;
  /** What the blog is called, and what it is about. */
  readonly name: string;
  readonly about: string;
  /** Where its newest posts are. */
  readonly path: string;
  /** The owner's words for the search; what is empty is said in ours. */
  readonly search: SiteSettings['search'];
  /** Whose midnight counts. */
  readonly timeZone: string;
  /** Who publishes it. */
  readonly publisher: string;
}
