import type { ReactNode } from 'react';
import type { LightboxLabels } from './lightboxLabels.ts';
import { shareLinks } from './shareLinks.ts';
import type { Slide } from './slideshow.ts';

interface ShareMenuProps {
  readonly slide: Slide;
  readonly pageAddress: string;
  readonly labels: LightboxLabels;
  /** The lightbox's function for icons. Passed rather than imported, so that this file is separate from the lightbox's. */
  readonly drawing: (path: string) => ReactNode;
}

/** Links to share or save the current picture. */
export function ShareMenu({ slide, pageAddress, labels, drawing }: ShareMenuProps) {
  return shareLinks(slide, pageAddress).map(({ kind, href }) => (
    <a
      key={kind}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...(kind === 'download' ? { download: '' } : {})}
    >
      {drawing(PATHS[kind])}
      {labels.own(NAMES[kind]) ?? LABELS[kind]}
    </a>
  ));
}

const NAMES = {
  facebook: 'shareOnFacebook',
  x: 'shareOnX',
  pinterest: 'pinIt',
  download: 'downloadImage',
} as const;

const LABELS = {
  facebook: 'Share on Facebook',
  x: 'Share on X',
  pinterest: 'Pin it',
  download: 'Download image',
} as const;

const PATHS = {
  facebook: 'M14 8h3V4h-3c-2.2 0-4 1.8-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8z',
  x: 'M4 4l16 16M20 4L4 20',
  pinterest: 'M9 21l3-12M8 13c-2-4 1-7 4.500-7S18 9 17 12s-5 5-6.500 2',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
} as const;
