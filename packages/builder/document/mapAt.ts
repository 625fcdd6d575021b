import type { PageDocument } from '../model/document/PageDocument.ts';
import { placeOnMap } from '../model/texts/placeOnMap.ts';

/** A document with one map, for a text that only has its URL; `null` if it is not a map's. */
export function mapAt(address: string, height: number, id: string): PageDocument | null {
  const place = placeOnMap(address.trim());
  if (!place) return null;
  const size = HEIGHTS.findLast((known) => known <= height) ?? HEIGHTS[0];
  const settings = { address: place, _css_classes: `portico-map-${size}` };
  return {
    id,
    type: 'section',
    settings: {},
    elements: [{ id, elType: 'widget', widgetType: 'google_maps', settings, elements: [] }],
  };
}

/** Our pages have no inline styles, so the style sheet knows these. */
const HEIGHTS = [200, 300, 400, 450, 600] as const;
