import type { Slide } from './slideshow.ts';

export interface ShareLink {
  readonly kind: 'facebook' | 'x' | 'pinterest' | 'download';
  readonly href: string;
}

/** Share links of a slide. Its URL is the page's, with the action that opens the slide if there is one. */
export function shareLinks(slide: Slide, pageAddress: string): ShareLink[] {
  const url = encodeURIComponent(pageAddress.replace(/#.*$/s, '') + (slide.actionHash ?? ''));
  const media = encodeURIComponent(slide.url);
  const links: ShareLink[] = [
    { kind: 'facebook', href: `https://www.facebook.com/sharer.php?u=${url}` },
    { kind: 'x', href: `https://x.com/intent/tweet?text=%20${url}` },
    { kind: 'pinterest', href: `https://www.pinterest.com/pin/create/button/?url=${url}&media=${media}` },
  ];
  return slide.video ? links : [...links, { kind: 'download', href: slide.url }];
}
