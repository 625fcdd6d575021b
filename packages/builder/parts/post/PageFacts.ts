import { createContext, type ReactNode, useContext } from 'react';
import type { PostFacts } from './PostFacts.ts';

/**
 * What the site knows about a document's page: its URL, and the post that is shown, whose parts some widgets render. The editor
 * and the gallery have none.
 */
export interface PageFacts {
  readonly url: string;
  readonly title: string;
  /** Trusted HTML. */
  readonly excerpt?: string;
  /** Trusted HTML: what a template shows as the post's content. */
  readonly content?: string;
  /** Its picture, if its page does not set one. */
  readonly contentSheet?: string;
  /** Its headings, as link targets. */
  readonly headings?: readonly { readonly id: string; readonly text: string }[];
  /** Breadcrumbs, from the home page to the page itself. */
  readonly trail?: readonly { readonly label: string; readonly path: string }[];
  /** Replaces it if the post is rendered by its own document. */
  readonly built?: ReactNode;
  readonly picture?: {
    readonly src: string;
    readonly alt: string;
    readonly width?: number;
    readonly height?: number;
  };
  /** Its author, dates and neighbours. */
  readonly post?: PostFacts;
  /** A post's comments with their form. */
  readonly comments?: ReactNode;
  /** A list's posts with pagination, as rendered by the theme. */
  readonly posts?: ReactNode;
  /** The same for widgets that render posts. */
  readonly list?: ListFacts;
  /** The search text. */
  readonly searched?: string;
  /** Whether the list is empty. */
  readonly isEmptyList?: boolean;
}

/** A page of a list of posts. */
export interface ListFacts {
  /** Ids, in order. */
  readonly posts: readonly number[];
  readonly page: number;
  readonly pages: number;
  /** URL of each page of the list. */
  readonly addressOf: (page: number) => string;
}

const Facts = createContext<PageFacts | null>(null);

export const PageFactsProvider = Facts.Provider;

export function usePageFacts(): PageFacts | null {
  return useContext(Facts);
}

export function usePageAddress(): Pick<PageFacts, 'url' | 'title'> {
  return useContext(Facts) ?? NOWHERE;
}

const NOWHERE = { url: '/', title: '' } as const;
