/** What stands in an export file, in its own words. */
export type WxrEntry =
  | { readonly is: 'generator'; readonly name: string }
  | { readonly is: 'language'; readonly code: string }
  | { readonly is: 'author'; readonly login: string; readonly name: string; readonly about: string }
  | {
      readonly is: 'term';
      readonly taxonomy: 'category' | 'tag';
      readonly slug: string;
      readonly name: string;
      readonly description: string;
      /** The slug of the category that it lies below; empty at the top. */
      readonly parent: string;
    }
  | { readonly is: 'item'; readonly item: WxrItem };

export interface WxrItem {
  readonly id: string;
  readonly guid: string;
  /** Where it was on its site. */
  readonly link: string;
  /** The id of the page that it lies below. */
  readonly parent: string;
  readonly type: string;
  readonly status: string;
  /** Empty where everybody may read it. */
  readonly password: string;
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly excerpt: string;
  readonly author: string;
  /** `YYYY-MM-DD HH:MM:SS`, or how mails write a date. */
  readonly date: string;
  readonly modified: string;
  readonly isSticky: boolean;
  /** Its place among its siblings. */
  readonly order: number;
  readonly commentsOpen: boolean;
  readonly attachmentUrl: string;
  readonly terms: readonly { readonly domain: string; readonly slug: string; readonly name: string }[];
  readonly meta: Readonly<Record<string, string | undefined>>;
  readonly comments: readonly WxrComment[];
}

export interface WxrComment {
  readonly id: string;
  readonly parent: string;
  readonly author: string;
  readonly email: string;
  readonly url: string;
  readonly date: string;
  readonly content: string;
  readonly approved: string;
  readonly type: string;
}
