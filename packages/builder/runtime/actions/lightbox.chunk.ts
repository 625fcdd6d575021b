import { recordOfJson, type Settings } from '../../model/settings/read.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { lightboxRequest } from '../lightbox/lightboxRequest.ts';
import { openLightbox, styleLightbox } from '../lightbox/openLightbox.tsx';
import { type Slide, slideOf, slidesOfGroup } from '../lightbox/slideshow.ts';

export { styleLightbox };

/** Opens what an action's settings describe. */
export function showFromSettings(page: Document, settings: Settings): void {
  const request = lightboxRequest(settings, page.baseURI);
  if (!request) return;
  if (request.kind === 'slideshow') showGroup(page, request.group, request.url);
  else if (request.kind === 'image')
    showSlides(page, null, [{ ...request, alt: '', video: null, actionHash: null }]);
  else {
    const { video, dialogId, modal } = request;
    const slide = { url: video.url, title: '', description: '', alt: '', video, actionHash: null };
    showSlides(page, dialogId, [slide], 0, modal);
  }
}

export function showSlides(
  page: Document,
  dialogId: string | null,
  slides: readonly Slide[],
  startIndex = 0,
  modal: Settings = {},
): void {
  const { isEditMode, opensLightboxInEditor } = frontendConfig(page.defaultView ?? window);
  // A colour is being picked in the editor, or its author disabled the lightbox there.
  if (isEditMode && (!opensLightboxInEditor || isPickingColor(page))) return;
  if (slides.length > 0)
    openLightbox(page, { dialogId: dialogId || 'elementor-lightbox', slides, startIndex, modal });
}

const GROUP_ID = 'elementor-lightbox-slideshow-';

/** Opens the target of a link or a box. */
export function showFromElement(element: Element): void {
  const page = element.ownerDocument;
  const described = recordOfJson(element.getAttribute('data-elementor-lightbox'));
  const slide = slideOf(element);
  const group = element.getAttribute('data-elementor-lightbox-slideshow');
  if (described.type && described.type !== 'slideshow') showFromSettings(page, described);
  else if (group) showGroup(page, group, slide?.url ?? null);
  else if (slide) showSlides(page, `${GROUP_ID}single-img`, [slide]);
}

function showGroup(page: Document, group: string, url: string | null): void {
  const slides = slidesOfGroup(page, group);
  const index = slides.findIndex((slide) => slide.url === url);
  showSlides(page, GROUP_ID + group, slides, Math.max(0, index));
}

function isPickingColor(page: Document): boolean {
  return page.body.classList.contains('elementor-editor__ui-state__color-picker');
}
