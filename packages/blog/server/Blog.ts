import type { ShownName, ShownPost } from '../ui/ShownPost.ts';

/** Reading the blog: what its pages, feeds and the endpoint of further posts are rendered from. Only what is published shows. */
export interface Blog {
  list(query: PostQuery, page: number): Promise<PostPage>;
  /** A post or page by the slug in its address. */
  read(slug: string, language?: string): Promise<Post | null>;
  find(id: number): Promise<Post | null>;
  /** Those of these posts that are published, in this order. */
  among(ids: readonly number[]): Promise<readonly PostSummary[]>;
  /** The whole texts of published posts, cleaned when they were stored, by the numbers of those. */
  texts(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The posts published just before and just after. */
  neighbours(post: Post): Promise<{ readonly older: PostSummary | null; readonly newer: PostSummary | null }>;
  /** Posts that share the most terms, newest first among equals. */
  related(post: Post, count: number): Promise<readonly PostSummary[]>;
  /** Terms that have published posts, with how many. */
  terms(taxonomy: Taxonomy): Promise<readonly CountedTerm[]>;
  term(taxonomy: Taxonomy, slug: string): Promise<CountedTerm | null>;
  /** The categories that one lies below, the topmost first. */
  categoriesAbove(slug: string): Promise<readonly Term[]>;
  /** Those that published posts are in. */
  languages(): Promise<readonly string[]>;
  authors(): Promise<readonly Author[]>;
  author(slug: string): Promise<Author | null>;
  /** Years and months that have posts, newest first. */
  months(): Promise<readonly { readonly year: number; readonly month: number; readonly count: number }[]>;
  /** In the main language, unless another is asked for. */
  search(text: string, page: number, language?: string): Promise<PostPage>;
}

export interface PostPage {
  readonly posts: readonly PostSummary[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export type Taxonomy = 'category' | 'tag';

export interface Term extends ShownName {
  readonly description: string;
}

export interface CountedTerm extends Term {
  /** The slug of the category that it lies below. */
  readonly parent: string | null;
  /** A post below a category is in it, too. */
  readonly count: number;
}

export interface Author extends ShownName {
  readonly about: string;
}

/** What views show of a post, with all that is known of its author and its terms. */
export interface PostSummary extends ShownPost {
  readonly author: Author | null;
  readonly categories: readonly Term[];
  readonly tags: readonly Term[];
}

export interface Post extends PostSummary {
  /** Cleaned when it was stored. */
  readonly html: string;
  readonly commentsOpen: boolean;
  /** The pages that a page lies below, the topmost first. */
  readonly above: readonly { readonly slug: string; readonly title: string }[];
  /** The same text in other languages. */
  readonly translations: readonly { readonly language: string; readonly slug: string }[];
}

/** What a list of posts may be narrowed to; the endpoint's body is cleaned into this and nothing else. */
export interface PostQuery {
  readonly type?: 'post' | 'page';
  /** Slugs; a post has to be in each, or below it. `a,b` is one or the other. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly author?: string;
  /** The author by number, where a list is asked for so. */
  readonly authorId?: number;
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly search?: string;
  readonly language?: string;
  readonly orderBy?: 'date' | 'title' | 'author' | 'modified' | 'comment_count' | 'rand';
  readonly order?: 'asc' | 'desc';
  /** With the same number, posts at random come in the same order. */
  readonly seed?: number;
  /** How many posts a page has, where that is not the site's own number; no visitor can ask for it. */
  readonly perPage?: number;
  /** Whether the first page begins with the posts that stay on top. */
  readonly hasStickyOnTop?: boolean;
  /** What a list on a page is narrowed to beyond that; no visitor can ask for it. */
  readonly choice?: PostChoice;
}

/** By numbers; a list that is missing or empty narrows nothing. */
export interface PostChoice {
  readonly posts?: readonly number[];
  readonly notPosts?: readonly number[];
  /** Of each taxonomy that has some here, a post has to have one, or one below it. */
  readonly terms?: readonly number[];
  readonly notTerms?: readonly number[];
  readonly authors?: readonly number[];
  readonly notAuthors?: readonly number[];
  /** By the slug in its address. */
  readonly notSlug?: string;
  /** Published from this time on, and up to that one. */
  readonly from?: number;
  readonly to?: number;
}

/** Between slugs of which one is enough. */
export const ALTERNATIVES = ',';
