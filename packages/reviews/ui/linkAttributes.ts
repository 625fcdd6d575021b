import type { ReviewOptions } from '../wire/public.ts';

/** Where a link of the widget opens, and what it tells search engines. */
export function linkAttributes({
  openLink,
  nofollowLink,
}: Pick<ReviewOptions, 'openLink' | 'nofollowLink'>): {
  target?: string;
  rel: string;
} {
  return { rel: nofollowLink ? 'nofollow noopener' : 'noopener', ...(openLink && { target: '_blank' }) };
}
