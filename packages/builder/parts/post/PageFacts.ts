import { createContext, type ReactNode, useContext } from 'react';
import type { PostFacts } from './PostFacts.ts';

/**
 * What the site says of the page that a document stands on: its address, and the post that is shown, whose parts some
 * widgets draw. The editor and the gallery have none.
 */
export interface PageFacts {
  readonly url: string;
  readonly title: string;
  /** Trusted HTML. */
  readonly excerpt?: string;
  /** Trusted HTML: what a template puts in the place of the post's content. */
  readonly content?: string;
  /** What it looks like, where its page does not say so. */
  readonly contentSheet?: string;
  /** The headings in it, which links can lead to. */
  readonly headings?: readonly { readonly id: string; readonly text: string }[];
  /** The way to the page, from the home page to itself. */
  readonly trail?: readonly { readonly label: string; readonly path: string }[];
  /** In its place, where the post is drawn by a document of its own. */
  readonly built?: ReactNode;
  readonly picture?: {
    readonly src: string;
    readonly alt: string;
    readonly width?: number;
    readonly height?: number;
  };
  /** Who wrote it, when, and what stands beside it. */
  readonly post?: PostFacts;
  /** The comments of a post with their form. */
  readonly comments?: ReactNode;
  /** The posts of a list, with the way to its further pages, as the theme draws them. */
  readonly posts?: ReactNode;
  /** The same for widgets that draw them. */
  readonly list?: ListFacts;
  /** The words that were searched for. */
  readonly searched?: string;
  /** There are none in it. */
  readonly isEmptyList?: boolean;
}

/** A page of a list of posts. */
export interface ListFacts {
  /** By their numbers, in their order. */
  readonly posts: readonly number[];
  readonly page: number;
  readonly pages: number;
  /** Where each page of it is. */
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
