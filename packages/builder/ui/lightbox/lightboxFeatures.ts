import type { FrontendConfig } from '../../browser/frontend/frontendConfig.ts';
import { isYes, textFrom } from '../../browser/frontend/record.ts';

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
  const isOn = (name: string): boolean => !isPresent || isYes(kit[`lightbox_enable_${name}`]);
  const hasSource = (name: string): boolean => !isPresent || textFrom(kit[`lightbox_${name}_src`]) !== '';
  return {
    counter: isOn('counter'),
    fullscreen: isOn('fullscreen'),
    zoom: isOn('zoom'),
    share: isOn('share'),
    title: hasSource('title'),
    description: hasSource('description'),
  };
}
