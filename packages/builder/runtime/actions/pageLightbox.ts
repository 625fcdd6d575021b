import { recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { lightboxVideo } from './lightboxRequest.ts';
import { loadableAddress } from './loadableAddress.ts';
import { loadLightbox, showFromSettings, showSlides } from './showLightbox.ts';
import type { Slide } from './slideshow.ts';

/** The lightbox, as add-ons speak to it. */
interface PageLightbox {
  /** Opens a picture, a video, a group of the page's own pictures, or slides that the caller brings. */
  showModal(options: Settings): void;
}

/** Resolves when its code is here. */
export async function pageLightbox(page: Document): Promise<PageLightbox> {
  await loadLightbox(page);
  return {
    showModal(options) {
      const { slides, swiper } = recordOf(options.slideshow);
      if (options.type !== 'slideshow' || !Array.isArray(slides)) return showFromSettings(page, options);
      const given = rowsOf(slides).flatMap((slide) => slideFrom(slide, page.baseURI) ?? []);
      const first = Number(recordOf(swiper).initialSlide);
      showSlides(page, textOf(recordOf(options.modalOptions).id), given, given[first] ? first : 0);
    },
  };
}

function slideFrom(slide: Settings, base: string): Slide | null {
  const url = loadableAddress(slide.image, base);
  const video = lightboxVideo(slide.video, base);
  if (!url && !video) return null;
  return {
    url: url ?? video?.url ?? '',
    title: textOf(slide.title),
    description: textOf(slide.description),
    alt: '',
    video,
    actionHash: textOf(slide.hash) || null,
  };
}
