import type { ReviewOptions } from '../wire/public.ts';

/** The `target` and `rel` of a widget's links. */
export function linkAttributes({
  openLink,
  nofollowLink,
}: Pick<ReviewOptions, 'openLink' | 'nofollowLink'>): {
  target?: string;
  rel: string;
} {
  return { rel: nofollowLink ? 'nofollow noopener' : 'noopener', ...(openLink && { target: '_blank' }) };
}
