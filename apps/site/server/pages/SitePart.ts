import type { SiteAnswer, SiteRequest } from '@portico/builder/wire/admin';
import type { EmbedPlace } from '@portico/kernel/embeds';
import type { ReactNode } from 'react';

/** A feature's answer to a widget on a page. */
export interface SitePart {
  readonly answer?: SiteAnswer;
  /** Instead of an answer: rendered with what the page knows about its visitor. */
  readonly element?: ReactNode;
  /** Extracts the answer from the rendered markup, if it is not HTML to show. */
  readonly read?: (rendered: string) => SiteAnswer;
  readonly inlineScripts?: readonly string[];
  /** Touched when the answer changes. */
  readonly tags: readonly string[];
}

export type AskSite = (request: SiteRequest, place: EmbedPlace) => Promise<SitePart>;
