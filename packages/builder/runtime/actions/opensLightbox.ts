/** A link's attributes. */
export interface LightboxCandidate {
  /** The URL as written; `null` if it is not a link. */
  readonly href: string | null;
  readonly isDownload: boolean;
  /** `data-elementor-open-lightbox` */
  readonly openLightbox: string | null;
  readonly hasVideo: boolean;
  /** It has its own description of what to show. */
  readonly hasDescription: boolean;
}

const IMAGE_ADDRESS = /^[^?#]+\.(png|jpe?g|gif|svg|webp|avif)(\?[^#]*)?$/i;

/** Whether a URL is a picture's. May have a query, as in CMS links. */
export function isImageAddress(address: string): boolean {
  return IMAGE_ADDRESS.test(address);
}

/** Whether a click on it opens the lightbox. */
export function opensLightbox(candidate: LightboxCandidate, isOnByDefault: boolean): boolean {
  const { href, isDownload, openLightbox, hasVideo, hasDescription } = candidate;
  const isWanted = openLightbox === 'yes' || (isOnByDefault && openLightbox !== 'no');
  if (!isWanted) return false;
  if (href === null) return hasDescription;
  return !isDownload && (hasVideo || isImageAddress(href));
}
