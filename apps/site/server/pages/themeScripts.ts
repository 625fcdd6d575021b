import { printPostQuery } from '@portico/blog/server';
import { hasMasonry, largestColumns, type MorePosts, printListProperties } from '@portico/blog/wire/public';
import { ADMIN_AJAX_PATH } from '@portico/kernel/server/http';
import {
  PROPERTIES_NAME,
  previewScript,
  printPageFlags,
  type ThemeOptions,
} from '@portico/theme/wire/public';
import { directionOf } from './directionOf.ts';
import type { PostListing, Visit } from './Page.ts';

/** Endpoint of further posts for the theme's runtime, which appends the page number. */
export const POSTS_ENDPOINT = '/wp-json/nv/v1/posts/page/';

/** Configuration for the theme's runtime. `nonce` is for other scripts that look for it there; the runtime does not send it. */
export function themeScripts(
  { site, theme, preview }: Pick<Visit, 'site' | 'theme' | 'preview'>,
  listing: PostListing | undefined,
  nonce: string,
): readonly string[] {
  const properties = {
    ajaxurl: ADMIN_AJAX_PATH,
    nonce,
    ...printPageFlags({ isRTL: directionOf({ site, theme }) === 'rtl', isCustomize: preview !== null }),
    ...printListProperties({
      masonry:
        listing && hasMasonry(theme)
          ? { columns: largestColumns(theme.columns), layout: theme.layout }
          : null,
      more: listing ? moreOf(theme, listing) : null,
    }),
  };
  const script = `var ${PROPERTIES_NAME} = ${JSON.stringify(properties).replaceAll('<', '\\u003c')};`;
  return preview ? [script, previewScript(preview.ticket)] : [script];
}

function moreOf({ pagination }: ThemeOptions, { pages, query, language }: PostListing): MorePosts | null {
  if (pagination !== 'infinite' || query === null) return null;
  return { endpoint: POSTS_ENDPOINT, lastPage: pages, language, query: printPostQuery(query) };
}
