import { numberOf } from '../../model/settings/read.ts';
import { addressOf } from './addressOf.ts';
import { type LightboxVideo, lightboxVideo } from './lightboxRequest.ts';
import { loadableAddress } from './loadableAddress.ts';

/** One picture or video of a lightbox. */
export interface Slide {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Alternative text of the picture on the page. */
  readonly alt: string;
  readonly video: LightboxVideo | null;
  /** The hash that opens the lightbox at this slide. */
  readonly actionHash: string | null;
  /** Shown instead of a picture or video. */
  readonly content?: DocumentFragment;
}

/** The slide of a link; `null` if it may not be loaded. */
export function slideOf(link: Element): Slide | null {
  const base = link.ownerDocument.baseURI;
  const url = loadableAddress(addressOf(link), base);
  if (!url) return null;
  return {
    url,
    title: link.getAttribute('data-elementor-lightbox-title') ?? '',
    description: link.getAttribute('data-elementor-lightbox-description') ?? '',
    alt: link.querySelector('img')?.alt ?? '',
    video: lightboxVideo(link.getAttribute('data-elementor-lightbox-video'), base),
    actionHash: link.getAttribute('data-e-action-hash'),
  };
}

/** All slides of a group, in order. Sliders' cloned slides are left out. */
export function slidesOfGroup(page: Document, group: string): Slide[] {
  const links = [
    ...page.querySelectorAll(`[data-elementor-lightbox-slideshow="${CSS.escape(group)}"]`),
  ].filter(
    (link) => !link.parentElement?.matches('.swiper-slide-duplicate') && !link.closest('.slick-cloned'),
  );
  return links
    .map((link, position) => ({
      link,
      index: numberOf(link.getAttribute('data-elementor-lightbox-index')) ?? position,
    }))
    .sort((a, b) => a.index - b.index)
    .flatMap(({ link }) => slideOf(link) ?? []);
}
