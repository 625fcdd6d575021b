import { recordOf, rowsOf, type Settings, textOf } from '../../settings/read.ts';
import { lightboxFilm } from './lightboxRequest.ts';
import { loadableAddress } from './loadableAddress.ts';
import { loadLightbox, showFromSettings, showSlides } from './showLightbox.ts';
import type { Slide } from './slideshow.ts';

/** The lightbox, as add-ons speak to it. */
interface PageLightbox {
  /** Opens a picture, a film, a group of the page's own pictures, or slides that the caller brings. */
  showModal(options: Settings): void;
}

/** Resolves when its code is here. */
export async function pageLightbox(page: Document): Promise<PageLightbox> {
  await loadLightbox();
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
  const film = lightboxFilm(slide.video, base);
  if (!url && !film) return null;
  return {
    url: url ?? film?.url ?? '',
    title: textOf(slide.title),
    description: textOf(slide.description),
    alt: '',
    film,
    actionHash: textOf(slide.hash) || null,
  };
}
