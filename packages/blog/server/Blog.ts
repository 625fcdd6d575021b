import type { ShownName, ShownPost } from '../ui/ShownPost.ts';

/** Read access to the blog, for its pages, its feeds and the endpoint of further posts. Published content only. */
export interface Blog {
  list(query: PostQuery, page: number): Promise<PostPage>;
  /** A post or page by its slug. */
  read(slug: string, language?: string): Promise<Post | null>;
  find(id: number): Promise<Post | null>;
  /** The published ones of these posts, in this order. */
  among(ids: readonly number[]): Promise<readonly PostSummary[]>;
  /** Full texts of published posts, sanitised when stored, by post id. */
  texts(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The previous and next posts by date. */
  neighbours(post: Post): Promise<{ readonly older: PostSummary | null; readonly newer: PostSummary | null }>;
  /** Posts that share the most terms; if equal, newest first. */
  related(post: Post, count: number): Promise<readonly PostSummary[]>;
  /** Terms that have published posts, with their counts. */
  terms(taxonomy: Taxonomy): Promise<readonly CountedTerm[]>;
  term(taxonomy: Taxonomy, slug: string): Promise<CountedTerm | null>;
  /** A category's ancestors, topmost first. */
  categoriesAbove(slug: string): Promise<readonly Term[]>;
  /** Languages of published posts. */
  languages(): Promise<readonly string[]>;
  authors(): Promise<readonly Author[]>;
  author(slug: string): Promise<Author | null>;
  /** Years and months with posts, newest first. */
  months(): Promise<readonly { readonly year: number; readonly month: number; readonly count: number }[]>;
  /** In the main language by default. */
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
  /** Slug of the parent category. */
  readonly parent: string | null;
  /** Includes posts in subcategories. */
  readonly count: number;
}

export interface Author extends ShownName {
  readonly about: string;
}

/** What views show of a post, with its full author and terms. */
export interface PostSummary extends ShownPost {
  readonly author: Author | null;
  readonly categories: readonly Term[];
  readonly tags: readonly Term[];
}

export interface Post extends PostSummary {
  /** Sanitised when it was stored. */
  readonly html: string;
  readonly commentsOpen: boolean;
  /** A page's ancestors, topmost first. */
  readonly above: readonly { readonly slug: string; readonly title: string }[];
  /** The same text in other languages. */
  readonly translations: readonly { readonly language: string; readonly slug: string }[];
}

/** Filters of a list of posts; the endpoint's body is reduced to this. */
export interface PostQuery {
  readonly type?: 'post' | 'page';
  /** Slugs; a post must be in each or its descendants. `a,b` matches either. */
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly author?: string;
  /** The author's id, if the list is requested by it. */
  readonly authorId?: number;
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  readonly search?: string;
  readonly language?: string;
  readonly orderBy?: 'date' | 'title' | 'author' | 'modified' | 'comment_count' | 'rand';
  readonly order?: 'asc' | 'desc';
  /** The same seed gives the same random order. */
  readonly seed?: number;
  /** Posts per page, if different from the site's setting; visitors cannot set it. */
  readonly perPage?: number;
  /** Whether the first page starts with sticky posts. */
  readonly hasStickyOnTop?: boolean;
  /** Additional filters of a list on a page; visitors cannot set them. */
  readonly choice?: PostChoice;
}

/** By ids; a missing or empty list does not filter. */
export interface PostChoice {
  readonly posts?: readonly number[];
  readonly notPosts?: readonly number[];
  /** For each taxonomy listed here, a post must have one of its terms or their descendants. */
  readonly terms?: readonly number[];
  readonly notTerms?: readonly number[];
  readonly authors?: readonly number[];
  readonly notAuthors?: readonly number[];
  /** By slug. */
  readonly notSlug?: string;
  /** Published from the one time, up to the other. */
  readonly from?: number;
  readonly to?: number;
}

/** Separates slugs of which one must match. */
export const ALTERNATIVES = ',';
