import './text-path.css';
import type { Stop } from '@portico/kernel/islands';
import { safeAddress } from '../../model/settings/link.ts';
import { recordOf, sizeOf } from '../../model/settings/read.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { frontendConfig } from '../../runtime/frontend/frontendConfig.ts';
import { drawingOf } from './drawingOf.ts';

/** Loads an SVG and sets a text along its path. */
export async function start(element: HTMLElement): Promise<Stop> {
  const place = element.querySelector<HTMLElement>('.e-text-path');
  if (!place) return () => {};
  const { url = '', text = '', linkUrl } = place.dataset;
  const drawing = url.endsWith('.svg') ? drawingOf(await (await fetch(url)).text()) : null;
  const path = drawing?.querySelector('[data-path-anchor]') ?? drawing?.querySelector('path');
  if (!drawing || !path) throw new Error('There is no text along a path in this markup.');

  const { start_point: point, text_path_direction: way, link } = elementSettings(element);
  const isRtl = way ? way === 'rtl' : frontendConfig(window).isRtl;
  const begin = sizeOf(point) ?? 0;
  const href = safeAddress(linkUrl);
  path.id = `e-path-${element.dataset.id}`;
  place.replaceChildren(drawing);
  drawing.insertAdjacentHTML('beforeend', `<text><textPath>${href ? '<a></a>' : ''}</textPath></text>`);
  const along = drawing.querySelector('textPath') ?? drawing;
  along.setAttribute('href', `#${path.id}`);
  along.setAttribute('startOffset', `${isRtl ? 100 - begin : begin}%`);
  const anchor = along.firstElementChild;
  const { is_external: isExternal, nofollow } = recordOf(link);
  anchor?.setAttribute('href', href);
  if (isExternal) anchor?.setAttribute('target', '_blank');
  if (nofollow) anchor?.setAttribute('rel', 'nofollow');
  (anchor ?? along).textContent = text;
  return () => {};
}
