import type { MasonrySettings } from './masonry.ts';
import { ENABLED, PRINTED_NO } from './printed.ts';

/** A page's settings for its list of posts, in our own terms. */
export interface ListProperties {
  /** Off when `null`. */
  readonly masonry: MasonrySettings | null;
  /** Infinite scroll; `null` on pages with ordinary pagination. */
  readonly more: MorePosts | null;
}

export interface MorePosts {
  /** The page number is appended. */
  readonly endpoint: string;
  readonly lastPage: number;
  /** Empty on sites with one language. */
  readonly language: string;
  /** The request body: JSON, never encoded twice. */
  readonly query: string;
}

const NO_FILTER = '[]';

/** Reads from the page's object where further posts are. `null` if there are none. */
export function morePostsOf(printed: unknown): MorePosts | null {
  const { infScroll, endpoint, maxPages, lang, query } = Object(printed);
  return infScroll === ENABLED && textOf(endpoint)
    ? {
        endpoint: textOf(endpoint),
        lastPage: Number(maxPages) || 1,
        language: textOf(lang),
        query: queryText(query),
      }
    : null;
}

/** Whether the page is in the customizer's preview, where requests need a ticket. */
export function isPreviewed(printed: unknown): boolean {
  return !new RegExp(PRINTED_NO).test(String(Object(printed).isCustomize));
}

/** The list's part of the object as WordPress would print it, for our own pages. */
export function printListProperties({ masonry, more }: ListProperties): Record<string, string> {
  return {
    ...(masonry && {
      masonryStatus: ENABLED,
      masonryColumns: String(masonry.columns),
      blogLayout: masonry.layout,
    }),
    ...(more && {
      infScroll: ENABLED,
      maxPages: String(more.lastPage),
      endpoint: more.endpoint,
      lang: more.language,
      query: more.query,
    }),
  };
}

/** What requests from the customizer's preview carry. */
export interface PreviewTicket {
  readonly changeset: string;
  readonly nonce: string;
}

/** URL of a page of posts. */
export function postsAddress(
  { endpoint, language }: Pick<MorePosts, 'endpoint' | 'language'>,
  page: number,
  ticket?: PreviewTicket | null,
): string {
  const address = endpoint + page + (language && `/${language}`);
  if (!ticket) return address;
  const parameters = new URLSearchParams({
    customize_changeset_uuid: ticket.changeset,
    customize_autosaved: 'on',
    ...(ticket.nonce && { customize_preview_nonce: ticket.nonce }),
  });
  return address + (address.includes('?') ? '&' : '?') + parameters;
}

export const FIRST_PAGE_TO_LOAD = 2;
/** Delay after loading a page before checking whether the screen needs another. */
export const RECHECK_MS = 750;
/** How much of the trigger must be visible. */
export const VISIBLE_RATIO = 0.5;

export const POSTS_LOADED = 'portico:posts-loaded';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function queryText(query: unknown): string {
  return typeof query === 'object' ? JSON.stringify(query ?? []) : textOf(query) || NO_FILTER;
}
