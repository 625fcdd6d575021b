import type { SiteSettings } from '@portico/admin/wire/admin';
import type { PostQuery } from '@portico/blog/server';
import type { PageFacts, PageOfList } from '@portico/builder/document';
import type { TemplateType } from '@portico/builder/wire/public';
import type { EmbedPlace } from '@portico/kernel/embeds';
import type { ThemePreview } from '@portico/theme/server';
import type { ThemeOptions } from '@portico/theme/wire/public';
import type { ReactNode } from 'react';
import type { FormsVisit } from './FormsVisit.ts';
import type { PageHead } from './PageHead.ts';
import type { Places } from './places.ts';

/** A page of the site: where it is, what it depends on, and what stands on it. */
export interface Page<Params extends Record<string, string> = Record<string, string>> {
  /** Fastify's path pattern; ends with a slash. */
  readonly url: string;
  /** Whatever changes what stands at this address. The page is rendered anew when one of these was touched. */
  readonly tags: (params: Params) => readonly string[];
  /** Parameters of the query that change the page. An answer to one of them is made for its visitor and not kept. */
  readonly query?: readonly string[];
  /** `null` when there is nothing at this address. */
  readonly render: (params: Params, visit: Visit) => Promise<PageContent | null> | PageContent | null;
  /** Where to go instead; asked only when there is nothing here. */
  readonly movedTo?: (params: Params, visit: Pick<Visit, 'site'>) => Promise<string | null>;
}

/** What a page may know of the request that it answers. */
export interface Visit {
  readonly path: string;
  /** This site as its visitors call it: `https://example.com`. */
  readonly origin: string;
  /** Those of the page's own parameters that were given. */
  readonly query: Readonly<Record<string, string>>;
  /** What the owner says about the site. */
  readonly site: SiteSettings;
  /** As published, or as somebody who may see it is about to publish it. */
  readonly theme: ThemeOptions;
  /** The look is one that is not published yet. */
  readonly preview: ThemePreview | null;
  readonly forms: FormsVisit;
  /** Which page of its posts a widget shows. */
  readonly pageOfList?: PageOfList;
}

export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly body: ReactNode;
  /** What its text is written in; the site's own language unless it says otherwise. */
  readonly language?: string;
  /** How the conditions of templates know it; one that says nothing is only a part of the whole site. */
  readonly places?: Places;
  /** What a template of the builder is given to draw the page with, in place of the body. */
  readonly drawn?: DrawnPage;
  /** It stands alone: without header and footer, whoever would draw them. */
  readonly isAlone?: boolean;
  /** Classes of the body, beside the theme's. */
  readonly classes?: string;
  /** In place of the theme's own. */
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  /** What floats over the page, after its foot. */
  readonly floating?: ReactNode;
  /** Tags of what it lists beside its own content. Codes in its text add theirs. */
  readonly shows?: readonly string[];
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

/** A page that the theme draws unless the site has a template for it. */
export interface DrawnPage {
  readonly types: readonly TemplateType[];
  readonly facts: PageFacts;
  /** What stands after the template, whatever it holds. */
  readonly after?: ReactNode;
  /** Further posts, where the template lists none itself. */
  readonly readOn?: ReactNode;
}

export interface PostListing {
  readonly pages: number;
  /** What further posts are asked for with; `null` where none can be, as after a search. */
  readonly query: PostQuery | null;
  readonly language: string;
}
