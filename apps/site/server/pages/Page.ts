import type { EmbedPlace } from '@portico/kernel/embeds';
import type { ThemeOptions } from '@portico/theme/options';
import type { PostQuery, ThemePreview } from '@portico/theme/server';
import type { ReactNode } from 'react';
import type { FormsVisit } from './FormsVisit.ts';
import type { PageHead } from './PageHead.ts';

/** A page of the site: where it is, what it depends on, and what stands on it. */
export interface Page<Params extends Record<string, string> = Record<string, string>> {
  /** Fastify's path pattern; ends with a slash. */
  readonly url: string;
  /** Whatever changes the page. It is rendered anew when one of these was touched, and only then. */
  readonly tags: (params: Params) => readonly string[];
  /** Parameters of the query that change the page. An answer to one of them is made for its visitor and not kept. */
  readonly query?: readonly string[];
  /** `null` when there is nothing at this address. */
  readonly render: (params: Params, visit: Visit) => Promise<PageContent | null> | PageContent | null;
  /** Where to go instead; asked only when there is nothing here. */
  readonly movedTo?: (params: Params) => Promise<string | null>;
}

/** What a page may know of the request that it answers. */
export interface Visit {
  readonly path: string;
  /** This site as its visitors call it: `https://example.com`. */
  readonly origin: string;
  /** Those of the page's own parameters that were given. */
  readonly query: Readonly<Record<string, string>>;
  /** As published, or as somebody who may see it is about to publish it. */
  readonly theme: ThemeOptions;
  /** The look is one that is not published yet. */
  readonly preview: ThemePreview | null;
  readonly forms: FormsVisit;
}

export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly body: ReactNode;
  /** What floats over the page, after its foot. */
  readonly floating?: ReactNode;
  /** 200 unless said otherwise. */
  readonly status?: number;
  /** What search engines and other people's programs read. */
  readonly head?: PageHead;
  /** The list of posts that stands on it, for the theme's runtime. */
  readonly listing?: PostListing;
  /** Which language's posts the search of the header looks through, where that is not the main one. */
  readonly searched?: string | undefined;
  /** The page's configuration for the scripts on it. The content-security-policy allows exactly these. */
  readonly inlineScripts?: readonly string[];
  /** The body holds text of editors: codes in it, like `[contact-form-7 id="1"]`, become what they stand for. */
  readonly embeds?: Pick<EmbedPlace, 'postId' | 'postMeta'>;
}

export interface PostListing {
  readonly pages: number;
  /** What further posts are asked for with; `null` where none can be, as after a search. */
  readonly query: PostQuery | null;
  readonly language: string;
}
