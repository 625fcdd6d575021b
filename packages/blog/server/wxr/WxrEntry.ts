/** An entry of an export file, in its own terms. */
export type WxrEntry =
  | { readonly is: 'generator'; readonly name: string }
  | { readonly is: 'language'; readonly code: string }
  | { readonly is: 'site'; readonly name: string; readonly url: string }
  | { readonly is: 'author'; readonly login: string; readonly name: string; readonly about: string }
  | {
      readonly is: 'term';
      readonly id: string;
      readonly taxonomy: 'category' | 'tag';
      readonly slug: string;
      readonly name: string;
      readonly description: string;
      /** Slug of the parent category; empty at the top. */
      readonly parent: string;
    }
  | { readonly is: 'item'; readonly item: WxrItem };

export interface WxrItem {
  readonly id: string;
  readonly guid: string;
  /** Its URL on the original site. */
  readonly link: string;
  /** Id of the parent page. */
  readonly parent: string;
  readonly type: string;
  readonly status: string;
  /** Empty if public. */
  readonly password: string;
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly excerpt: string;
  readonly author: string;
  /** `YYYY-MM-DD HH:MM:SS`, or in mail format. */
  readonly date: string;
  readonly modified: string;
  readonly isSticky: boolean;
  /** Its position among its siblings. */
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
