import { addSheet } from '@portico/kernel/dom';
import { loadChunk } from '@portico/kernel/islands';
import { isOn, recordOfJson, type Settings } from '../../model/settings/read.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import type { LightboxContent } from './LightboxContent.ts';
import { lightboxRequest } from './lightboxRequest.ts';
import { type Slide, slideOf, slidesOfGroup } from './slideshow.ts';

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

/** Opens slides that somebody has put together. */
export function showSlides(
  page: Document,
  dialogId: string | null,
  slides: readonly Slide[],
  startIndex = 0,
  modal: Settings = {},
): void {
  if (slides.length > 0)
    show(page, { dialogId: dialogId || 'elementor-lightbox', slides, startIndex, modal });
}

const GROUP_ID = 'elementor-lightbox-slideshow-';

/** Opens what a link or a box leads to. */
export function showFromElement(element: Element): void {
  const page = element.ownerDocument;
  const described = recordOfJson(element.getAttribute('data-elementor-lightbox'));
  const slide = slideOf(element);
  const group = element.getAttribute('data-elementor-lightbox-slideshow');
  if (described.type && described.type !== 'slideshow') showFromSettings(page, described);
  else if (group) showGroup(page, group, slide?.url ?? null);
  else if (slide) showSlides(page, `${GROUP_ID}single-img`, [slide]);
}

/** Whether the kit opens pictures in the lightbox without being asked. */
export function isLightboxOnByDefault(page: Document): boolean {
  return isOn(frontendConfig(page.defaultView ?? window).kit.global_image_lightbox);
}

function showGroup(page: Document, group: string, url: string | null): void {
  const slides = slidesOfGroup(page, group);
  const index = slides.findIndex((slide) => slide.url === url);
  showSlides(page, GROUP_ID + group, slides, Math.max(0, index));
}

function show(page: Document, content: LightboxContent): void {
  const config = frontendConfig(page.defaultView ?? window);
  // A colour is being picked in the editor, or its author asked for peace there.
  if (config.isEditMode && (!config.opensLightboxInEditor || isPickingColor(page))) return;
  void loadLightbox(page).then(
    ({ openLightbox }) => openLightbox(page, content),
    (error: unknown) => {
      console.error('Portico: the lightbox could not be loaded.', error);
      // The picture itself is better than nothing; a video alone has no page of its own to go to.
      const slide = content.slides[content.startIndex];
      if (slide && !slide.video) page.location.assign(slide.url);
    },
  );
}

/** The view and React come with the first opening. */
export function loadLightbox(page: Document) {
  return loadChunk('lightbox', async () => {
    const { openLightbox, sheetsFor } = await import('../lightbox/openLightbox.tsx');
    await Promise.all(sheetsFor(page).map((sheet) => addSheet(page, sheet)));
    return { openLightbox };
  });
}

function isPickingColor(page: Document): boolean {
  return page.body.classList.contains('elementor-editor__ui-state__color-picker');
}
