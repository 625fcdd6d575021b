import type { FrontendConfig } from '../../browser/frontend/frontendConfig.ts';

const LABELS = {
  close: 'Close (Esc)',
  previous: 'Previous',
  next: 'Next',
  share: 'Share',
  zoom: 'Zoom',
  fullscreen: 'Fullscreen',
  playVideo: 'Play video',
  shareOnFacebook: 'Share on Facebook',
  shareOnX: 'Share on X',
  pinIt: 'Pin it',
  downloadImage: 'Download image',
} as const;

export type LightboxLabels = Readonly<Record<keyof typeof LABELS, string>>;

/** The page's own words where it has some. */
export function lightboxLabels(config: FrontendConfig): LightboxLabels {
  const entries = Object.entries(LABELS).map(([name, label]) => [name, config.label(name) ?? label]);
  return Object.fromEntries(entries) as LightboxLabels;
}
