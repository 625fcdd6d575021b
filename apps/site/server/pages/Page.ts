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

/** A page of the site: its URL, its dependencies and its content. */
export interface Page<Params extends Record<string, string> = Record<string, string>> {
  /** Fastify's path pattern; ends with a slash. */
  readonly url: string;
  /** Tags of everything that affects this URL. The page is rendered again when one was touched. */
  readonly tags: (params: Params) => readonly string[];
  /** Query parameters that change the page. Responses to them are rendered per request and not cached. */
  readonly query?: readonly string[];
  /** `null` if there is nothing at this URL. */
  readonly render: (params: Params, visit: Visit) => Promise<PageContent | null> | PageContent | null;
  /** Redirect target; only called if there is nothing here. */
  readonly movedTo?: (params: Params, visit: Pick<Visit, 'site'>) => Promise<string | null>;
}

/** What a page may know about its request. */
export interface Visit {
  readonly path: string;
  /** The site's public origin: `https://example.com`. */
  readonly origin: string;
  /** The page's own parameters that were given. */
  readonly query: Readonly<Record<string, string>>;
  /** The site's settings. */
  readonly site: SiteSettings;
  /** As published, or unpublished for somebody who may preview it. */
  readonly theme: ThemeOptions;
  /** Set if the look is not published yet. */
  readonly preview: ThemePreview | null;
  readonly forms: FormsVisit;
  /** Which page of its posts a widget shows. */
  readonly pageOfList?: PageOfList;
}

export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly body: ReactNode;
  /** Language of its text; defaults to the site's. */
  readonly language?: string;
  /** Matched by template conditions; without it, only conditions for the whole site match. */
  readonly places?: Places;
  /** What a builder template needs to render the page in place of the body. */
  readonly drawn?: DrawnPage;
  /** Rendered without header and footer, whether they are the theme's or a template's. */
  readonly isAlone?: boolean;
  /** Body classes, besides the theme's. */
  readonly classes?: string;
  /** Replaces the theme's own. */
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  /** Bars at the top of the page, before the header. */
  readonly bars?: ReactNode;
  /** What floats over the page, after the footer. */
  readonly floating?: ReactNode;
  /** Tags of what it lists besides its own content. Shortcodes in its text add theirs. */
  readonly shows?: readonly string[];
  /** Defaults to 200. */
  readonly status?: number;
  /** Metadata for search engines and other programs. */
  readonly head?: PageHead;
  /** The list of posts on it, for the theme's runtime. */
  readonly listing?: PostListing;
  /** Language of the posts that the header search covers, if not the main one. */
  readonly searched?: string | undefined;
  /** Configuration for the page's scripts. The content-security-policy allows exactly these. */
  readonly inlineScripts?: readonly string[];
  /** Set if the body contains editors' text: shortcodes in it, like `[contact-form-7 id="1"]`, are expanded. */
  readonly embeds?: Pick<EmbedPlace, 'postId' | 'postMeta'>;
}

/** A page that the theme renders unless the site has a template for it. */
export interface DrawnPage {
  readonly types: readonly TemplateType[];
  readonly facts: PageFacts;
  /** Always follows the template, whatever it contains. */
  readonly after?: ReactNode;
  /** Further posts, unless the template lists posts itself. */
  readonly readOn?: ReactNode;
}

export interface PostListing {
  readonly pages: number;
  /** Query for further posts; `null` if there is none, as after a search. */
  readonly query: PostQuery | null;
  readonly language: string;
}
