/** What a page tells search engines, feed readers and programs that show a link's preview. Paths begin with a slash. */
export interface PageHead {
  /** The one address of this page. */
  readonly canonical?: string;
  /** Kept out of search engines. */
  readonly isHidden?: boolean;
  /** The pages before and after it in a row. */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** The same page in other languages, this one included. */
  readonly alternates?: readonly { readonly language: string; readonly path: string }[];
  readonly feeds?: readonly { readonly title: string; readonly path: string; readonly type: FeedType }[];
  readonly social?: SocialCard;
  /** schema.org, as plain objects. */
  readonly structuredData?: readonly object[];
}

export type FeedType = 'application/rss+xml' | 'application/atom+xml';

/** How a link to the page looks where somebody shares it. */
export interface SocialCard {
  readonly type: 'website' | 'article';
  readonly image?: {
    readonly path: string;
    /** Where they are known. */
    readonly width?: number | undefined;
    readonly height?: number | undefined;
    readonly alt: string;
  };
  readonly article?: {
    readonly publishedAt: number;
    readonly modifiedAt: number;
    readonly author: string | null;
    readonly section: string | null;
    readonly tags: readonly string[];
  };
}
