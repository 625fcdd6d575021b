import type { AssetPlaces } from './assetPlaces.ts';

/** A file of the page's own Elementor that is loaded on demand. */
export interface Asset {
  readonly kind: 'script' | 'style';
  readonly url: string;
  readonly place: 'head' | 'body' | 'beforeFrontendStyle';
}

export const SLIDER_VERSION = '8.4.5';
export const DIALOG_VERSION = '4.9.3';

const NAMES = {
  script: ['dialog', 'share-link', 'swiper'],
  style: ['swiper', 'dialog', 'e-lightbox'],
} as const;

/** Location of an asset; `null` if it is unknown. Needed by add-ons, not by our own islands. */
export function findAsset(kind: 'script' | 'style', name: string, places: AssetPlaces): Asset | null {
  if (!(NAMES[kind] as readonly string[]).includes(name)) return null;
  const { assetsUrl, version, isScriptDebug, hasCustomBreakpoints, uploadUrl } = places;
  const min = isScriptDebug ? '' : '.min';
  const asset = (path: string, ending: string, ver: string, place: Asset['place']): Asset => ({
    kind,
    url: `${assetsUrl}${path}${min}.${ending}?ver=${ver}`,
    place,
  });
  switch (`${kind} ${name}`) {
    case 'script dialog':
      return asset('lib/dialog/dialog', 'js', DIALOG_VERSION, 'body');
    case 'script share-link':
      return asset('lib/share-link/share-link', 'js', version, 'body');
    case 'script swiper':
      return asset('lib/swiper/v8/swiper', 'js', SLIDER_VERSION, 'body');
    case 'style swiper':
      return asset('lib/swiper/v8/css/swiper', 'css', SLIDER_VERSION, 'head');
    case 'style dialog':
      return asset('css/conditionals/dialog', 'css', version, 'beforeFrontendStyle');
    default:
      return hasCustomBreakpoints
        ? { kind, url: `${uploadUrl}/elementor/css/custom-lightbox.min.css?ver=${version}`, place: 'body' }
        : asset('css/conditionals/lightbox', 'css', version, 'body');
  }
}
