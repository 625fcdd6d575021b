import type { Stop } from '@portico/kernel/islands';
import { elementSettings } from '../../browser/frontend/elementSettings.ts';
import { frontendConfig } from '../../browser/frontend/frontendConfig.ts';
import { safeAddress } from '../../settings/link.ts';
import { recordOf, sizeOf } from '../../settings/read.ts';
import { drawingOf } from './drawingOf.ts';

/** Writes a text along the path of a drawing, which it fetches. */
export async function start(element: HTMLElement): Promise<Stop> {
  const place = element.querySelector<HTMLElement>('.e-text-path');
  const { url = '', text = '', linkUrl } = place?.dataset ?? {};
  const drawing = /\.svg$/i.test(url) ? drawingOf(await (await fetch(url)).text()) : null;
  const path = drawing?.querySelector('[data-path-anchor]') ?? drawing?.querySelector('path');
  if (!place || !drawing || !path) throw new Error('There is no text along a path in this markup.');

  const { start_point: point, text_path_direction: way, link } = elementSettings(element);
  const isRtl = way ? way === 'rtl' : frontendConfig(window).isRtl;
  const begin = sizeOf(point) ?? 0;
  const id = `path-${element.dataset.id}`;
  path.id = `e-${id}`;
  place.replaceChildren(drawing);
  const write = (into: Element, name: string, attributes: Readonly<Record<string, string>>): Element => {
    const part = into.appendChild(place.ownerDocument.createElementNS(drawing.namespaceURI, name));
    for (const attribute in attributes) part.setAttribute(attribute, attributes[attribute] ?? '');
    return part;
  };
  const along = write(write(drawing, 'text', {}), 'textPath', {
    id: `e-text-${id}`,
    href: `#e-${id}`,
    startOffset: `${isRtl ? 100 - begin : begin}%`,
  });
  const href = safeAddress(linkUrl);
  const { is_external: isExternal, nofollow } = recordOf(link);
  const written = href
    ? write(along, 'a', { href, target: isExternal ? '_blank' : '', rel: nofollow ? 'nofollow' : '' })
    : along;
  written.textContent = text;
  return () => {};
}
