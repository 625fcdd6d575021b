/** What a page tells search engines, feed readers and link previews. Paths begin with a slash. */
export interface PageHead {
  /** The canonical URL of this page. */
  readonly canonical?: string;
  /** Hidden from search engines. */
  readonly isHidden?: boolean;
  /** The previous and next page of a series. */
  readonly previous?: string | null;
  readonly next?: string | null;
  /** The same page in all languages, including this one. */
  readonly alternates?: readonly { readonly language: string; readonly path: string }[];
  readonly feeds?: readonly { readonly title: string; readonly path: string; readonly type: FeedType }[];
  readonly social?: SocialCard;
  /** schema.org data, as plain objects. */
  readonly structuredData?: readonly object[];
}

export type FeedType = 'application/rss+xml' | 'application/atom+xml';

/** The preview of a shared link to the page. */
export interface SocialCard {
  readonly type: 'website' | 'article';
  readonly image?: {
    readonly path: string;
    /** If known. */
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
