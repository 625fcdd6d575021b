import { parseVideoAddress } from '@portico/kernel/videos';
import { placeOnMap } from './placeOnMap.ts';

/** Frames of videos and maps as shortcodes, which show them on click. Other frames are not allowed, and are left to the cleaner. */
export function framesAsCodes(html: string): string {
  return html.replace(FRAME, (frame) => {
    const address = attributeOf(SOURCE, frame).replace(/&amp;|&#0?38;/g, '&');
    if (address.length > LONGEST_ADDRESS || /["<>[\]]/.test(address)) return frame;
    const written = address.replaceAll('&', '&amp;');
    if (parseVideoAddress(address)) return `[video src="${written}"]`;
    return placeOnMap(address)
      ? `[googlemaps src="${written}" height="${attributeOf(HEIGHT, frame)}"]`
      : frame;
  });
}

// Ends at the next tag, so that unclosed ones are not scanned repeatedly.
const FRAME = /<iframe\s[^<>]{0,3000}>(?:\s{0,20}<\/iframe\s{0,20}>)?/gi;
const SOURCE = /\s(?:src|data-src|data-lazy-src)\s?=\s?(?:"([^"]+)"|'([^']+)')/i;
const HEIGHT = /\sheight\s?=\s?(?:"(\d{1,4})(?:px)?"|'(\d{1,4})(?:px)?')/i;

/** The longest value of a shortcode. */
const LONGEST_ADDRESS = 480;

function attributeOf(pattern: RegExp, tag: string): string {
  const [, double, single] = pattern.exec(tag) ?? [];
  return double ?? single ?? '';
}
