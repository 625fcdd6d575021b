import type { FrontendConfig } from '../../browser/frontend/frontendConfig.ts';
import { isOn, textOf } from '../../settings/read.ts';

/** What a site lets its lightbox do. Without a kit everything is on. */
export interface LightboxFeatures {
  readonly counter: boolean;
  readonly fullscreen: boolean;
  readonly zoom: boolean;
  readonly share: boolean;
  readonly title: boolean;
  readonly description: boolean;
}

export function lightboxFeatures({ isPresent, kit }: FrontendConfig): LightboxFeatures {
  const isEnabled = (name: string): boolean => !isPresent || isOn(kit[`lightbox_enable_${name}`]);
  const hasSource = (name: string): boolean => !isPresent || textOf(kit[`lightbox_${name}_src`]) !== '';
  return {
    counter: isEnabled('counter'),
    fullscreen: isEnabled('fullscreen'),
    zoom: isEnabled('zoom'),
    share: isEnabled('share'),
    title: hasSource('title'),
    description: hasSource('description'),
  };
}
