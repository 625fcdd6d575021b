import { choiceOf, recordOf } from '../settings/read.ts';

const SOURCES = ['', 'title', 'caption', 'alt', 'description'] as const;

/** Which picture texts the lightbox shows; empty for none. */
export interface LightboxSources {
  readonly title: (typeof SOURCES)[number];
  readonly description: (typeof SOURCES)[number];
}

/** The kit's settings, with Elementor's defaults. */
export function lightboxSources(kit: unknown): LightboxSources {
  const { lightbox_title_src: title, lightbox_description_src: description } = recordOf(kit);
  return {
    title: choiceOf(title, SOURCES, 'title'),
    description: choiceOf(description, SOURCES, 'description'),
  };
}
