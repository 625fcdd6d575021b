import type { SiteSettings } from '@portico/admin/wire/admin';
import type { Blog, CommentsQuery } from '@portico/blog/server';
import type { PageDocument } from '@portico/builder/document';
import type { ReactNode } from 'react';

/** The site's blog, as configured by its owner. */
export type BlogOf = (site: SiteSettings) => BlogParts;

/** A document that renders a post's text, with its style sheets. */
export interface BuiltPost {
  readonly document: PageDocument;
  readonly sheets: readonly string[];
}

/** What the blog's pages depend on. */
export interface BlogParts {
  readonly blog: Blog;
  /** A post's comments with their form. */
  readonly commentsOf: (postId: number, query?: CommentsQuery) => Promise<ReactNode>;
  /** The document that renders a post's text, if it was made with the builder. */
  readonly builtOf: (postId: number) => Promise<BuiltPost | null>;
  /** The new path of a post that was once at this one. */
  readonly movedTo: (slug: string) => Promise<string | null>;
  /** The languages of the posts; the first is the site's main one, which is the default. */
  readonly languages: readonly [string, ...string[]];
  /** Language of the pages around the posts. */
  readonly language: string;
  /** The blog's title and description. */
  readonly name: string;
  readonly about: string;
  /** Path of the newest posts. */
  readonly path: string;
  /** The owner's texts for the search; empty ones fall back to ours. */
  readonly search: SiteSettings['search'];
  /** Decides when a day begins. */
  readonly timeZone: string;
  /** Publisher of the blog. */
  readonly publisher: string;
}
