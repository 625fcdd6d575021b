import { recordOf, rowsOf, type Settings, textOf } from '../../model/settings/read.ts';
import { closeLightbox } from '../edit-mode/closeLightbox.ts';
import { createEmitter, type Emitter } from '../frontend/emitter.ts';
import { type JQueryObject, jQueryOf } from '../frontend/jQuery.ts';
import { LIGHTBOX_CLOSED } from '../lightbox/lightboxClosed.ts';
import { lightboxVideo } from '../lightbox/lightboxRequest.ts';
import { loadableAddress } from '../lightbox/loadableAddress.ts';
import type { Slide } from '../lightbox/slideshow.ts';
import { loadLightbox } from './lightbox.ts';
import { safeNodes } from './safeNodes.ts';

/** The lightbox as add-ons know it. */
export interface AddOnLightbox {
  /** Opens a picture, a video, a group of the page's own pictures, the caller's slides, or markup. */
  showModal(options: Settings): void;
  /** The page's pictures of a group, starting with one of them. */
  openSlideshow(group: string, url?: string): void;
  /** Opens the target of a link or a box, as a click on it does. */
  createLightbox(target: Element | ArrayLike<Element>): void;
  getModal(): LightboxModal;
}

/** The box itself, whoever opened it. It says `hide` when it has closed, and `show` when an add-on opens it. */
export interface LightboxModal extends Emitter {
  /** Opens again what an add-on has shown last. */
  show(): LightboxModal;
  hide(): LightboxModal;
  isVisible(): boolean;
  /** A part by its name (`widget`, `message`, `closeButton`), as a jQuery object if the page has jQuery. */
  getElements(part: string): Element | JQueryObject | null;
}

/** There is one box in a page, whose listeners stay from one opening to the next. */
const modals = new WeakMap<Document, LightboxModal>();
const lastShown = new WeakMap<Document, () => void>();

export async function addOnLightbox(page: Document): Promise<AddOnLightbox> {
  const { showFromSettings, showFromElement, showSlides } = await loadLightbox(page);

  function open(options: Settings): void {
    const modal = recordOf(options.modalOptions);
    const { slides, swiper } = recordOf(options.slideshow);
    const rows = options.type === 'image' ? [{ ...options, image: options.url }] : rowsOf(slides);
    if (options.html && !options.slideshow && !options.url) {
      const content = safeNodes(textOf(options.html), page);
      showSlides(page, textOf(modal.id), [{ ...NOTHING, content }], 0, modal);
    } else if (rows.length === 0) showFromSettings(page, options);
    else {
      const given = rows.flatMap((row) => slideFrom(row, page.baseURI) ?? []);
      const first = Number(recordOf(swiper).initialSlide);
      showSlides(page, textOf(modal.id), given, given[first] ? first : 0, modal);
    }
  }

  return {
    showModal(options) {
      const show = (): void => {
        open(options);
        modals.get(page)?.trigger('show');
      };
      lastShown.set(page, show);
      show();
    },
    openSlideshow(slideshow, url) {
      open({ slideshow, url });
      modals.get(page)?.trigger('show');
    },
    createLightbox(target) {
      const element = 'nodeType' in target ? target : target[0];
      if (!element) return;
      showFromElement(element);
      modals.get(page)?.trigger('show');
    },
    getModal() {
      const modal = modals.get(page) ?? createModal(page);
      modals.set(page, modal);
      return modal;
    },
  };
}

function createModal(page: Document): LightboxModal {
  const emitter = createEmitter();
  const box = (): Element | null => page.querySelector('.elementor-lightbox');
  page.addEventListener(LIGHTBOX_CLOSED, () => void emitter.trigger('hide'));
  const modal: LightboxModal = {
    ...emitter,
    show() {
      if (!box()) lastShown.get(page)?.();
      return modal;
    },
    hide() {
      closeLightbox(page);
      return modal;
    },
    isVisible: () => box() !== null,
    getElements(part) {
      const name = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const element = part === 'widget' ? box() : (box()?.querySelector(`.dialog-lightbox-${name}`) ?? null);
      const $ = jQueryOf(page.defaultView ?? window);
      return $ ? $(element ?? []) : element;
    },
  };
  return modal;
}

const NOTHING = { url: '', title: '', description: '', alt: '', video: null, actionHash: null } as const;

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
