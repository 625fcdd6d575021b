import { isOn } from '../../model/settings/read.ts';
import type { FrontendConfig } from '../frontend/frontendConfig.ts';

/** What a site lets its lightbox do. Without a kit everything is on. */
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
  // A site that wants no captions prints none; an add-on that prints one wants it seen.
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
