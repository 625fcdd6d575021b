import { loadChunk } from '@portico/kernel/islands';
import { isOn, type Settings } from '../../model/settings/read.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { addressOf } from '../lightbox/addressOf.ts';
import { loadableAddress } from '../lightbox/loadableAddress.ts';

/** Opens what an action's settings describe. */
export function openFromSettings(page: Document, settings: Settings): void {
  const address = settings.type === 'video' ? null : settings.url;
  loadLightbox(page).then(({ showFromSettings }) => showFromSettings(page, settings), instead(page, address));
}

/** Opens the target of a link or a box. */
export function openFromElement(element: Element): void {
  const page = element.ownerDocument;
  const address = element.hasAttribute('data-elementor-lightbox-video') ? null : addressOf(element);
  loadLightbox(page).then(({ showFromElement }) => showFromElement(element), instead(page, address));
}

/** Whether the kit opens pictures in the lightbox by default. */
export function isLightboxOnByDefault(page: Document): boolean {
  return isOn(frontendConfig(page.defaultView ?? window).kit.global_image_lightbox);
}

/** Link parsing, the view and React are loaded with the first opening. */
export function loadLightbox(page: Document) {
  return loadChunk('lightbox', async () => {
    const { styleLightbox, ...code } = await import('./lightbox.chunk.ts');
    await styleLightbox(page);
    return code;
  });
}

/** Falls back to the picture itself; a video has no page of its own to go to. */
function instead(page: Document, address: unknown): (error: unknown) => void {
  return (error) => {
    console.error('Portico: the lightbox could not be loaded.', error);
    const url = loadableAddress(address, page.baseURI);
    if (url) page.location.assign(url);
  };
}
