import { isOn } from '../../model/settings/read.ts';
import type { FrontendConfig } from '../frontend/frontendConfig.ts';

/** A site's lightbox features. Without a kit all are on. */
export interface LightboxFeatures {
  readonly counter: boolean;
  readonly fullscreen: boolean;
  readonly zoom: boolean;
  readonly share: boolean;
  readonly title: boolean;
  readonly description: boolean;
}

export function lightboxFeatures({ hasKit, kit }: FrontendConfig): LightboxFeatures {
  const isEnabled = (name: string): boolean => !hasKit || isOn(kit[`lightbox_enable_${name}`]);
  // A site without captions prints none; an add-on that prints one wants it shown.
  const hasSource = (name: string): boolean => kit[`lightbox_${name}_src`] !== '';
  return {
    counter: isEnabled('counter'),
    fullscreen: isEnabled('fullscreen'),
    zoom: isEnabled('zoom'),
    share: isEnabled('share'),
    title: hasSource('title'),
    description: hasSource('description'),
  };
}
