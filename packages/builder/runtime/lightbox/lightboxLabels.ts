import type { FrontendConfig } from '../frontend/frontendConfig.ts';

const LABELS = {
  close: 'Close (Esc)',
  previous: 'Previous',
  next: 'Next',
  share: 'Share',
  zoom: 'Zoom',
  fullscreen: 'Fullscreen',
  playVideo: 'Play video',
} as const;

export interface LightboxLabels extends Readonly<Record<keyof typeof LABELS, string>> {
  /** The page's own labels for parts that are loaded on demand. */
  readonly own: FrontendConfig['label'];
}

/** The page's own labels, if any. */
export function lightboxLabels(config: FrontendConfig): LightboxLabels {
  const entries = Object.entries(LABELS).map(([name, label]) => [name, config.label(name) ?? label]);
  return { ...Object.fromEntries(entries), own: config.label } as LightboxLabels;
}
