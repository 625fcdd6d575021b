import { DocumentView, mapAt } from '@portico/builder/document';
import type { EmbedCode } from '@portico/kernel/embeds';

/** `[googlemaps src="https://www.google.com/maps/embed?…" height="450"]`: a map, which loads nothing until it is asked for. */
export const maps: EmbedCode = {
  names: ['googlemaps'],
  tags: [],
  async embed({ named, bare: [first] }, place) {
    const height = Number(named.height || 450);
    const document = mapAt(named.src ?? first ?? '', height, `map-${place.count('map')}`);
    return document && { element: <DocumentView document={document} /> };
  },
};
