import type { EmbedPlace } from '@portico/kernel/embeds';
import type { ReactNode } from 'react';
import type { PageVisit } from './PageVisit.ts';

/** A page of the site: where it is, what it depends on, and what stands on it. */
export interface Page<Params extends Record<string, string> = Record<string, string>> {
  /** Fastify's path pattern; ends with a slash. */
  readonly url: string;
  /** Whatever changes the page. It is rendered anew when one of these was touched, and only then. */
  readonly tags: (params: Params) => readonly string[];
  /** `null` when there is nothing at this address. */
  readonly render: (params: Params) => Promise<PageContent | null> | PageContent | null;
}

export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly body: ReactNode;
  /** 200 unless said otherwise. */
  readonly status?: number;
  /** The page's configuration for the scripts on it. The content-security-policy allows exactly these. */
  readonly inlineScripts?: readonly string[];
  /** The body holds text of editors: codes in it, like `[contact-form-7 id="1"]`, become what they stand for. */
  readonly embeds?: Pick<EmbedPlace, 'postId' | 'postMeta'>;
  /** Given by the server, for whoever on the page wants to know. */
  readonly visit?: PageVisit;
}
