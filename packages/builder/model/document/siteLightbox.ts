import type { BuilderElement } from '../../wire/public.ts';
import { isOn, recordOf } from '../settings/read.ts';
import type { PageDocument } from './PageDocument.ts';

/**
 * A document whose pictures open in the lightbox if they leave that to the site, unless the kit disables it: Elementor has it
 * on by default. Written into the markup, so that no page needs a script to know it.
 */
export function withSiteLightbox(document: PageDocument, kit: unknown): PageDocument {
  const { global_image_lightbox: said } = recordOf(kit);
  if (said !== undefined && !isOn(said)) return document;
  return { ...document, elements: document.elements.map(opening) };
}

function opening(element: BuilderElement): BuilderElement {
  const elements = element.elements.map(opening);
  if (!ASKING.has(element.widgetType ?? '')) return { ...element, elements };
  const { open_lightbox: own } = element.settings;
  if (own !== undefined && own !== '' && own !== 'default') return { ...element, elements };
  return { ...element, elements, settings: { ...element.settings, open_lightbox: 'yes' } };
}

/** Widgets that link pictures to their files. */
const ASKING: ReadonlySet<string> = new Set([
  'image',
  'image-gallery',
  'image-carousel',
  'gallery',
  'media-carousel',
]);
