import type { PictureWords } from '../../wire/admin.ts';

/** The lightbox's texts for a picture, as attributes of the link that opens it. */
export function lightboxWords(words: PictureWords | null): Readonly<Record<string, string>> {
  const { title = '', description = '' } = words?.lightbox ?? {};
  return {
    ...(title && { 'data-elementor-lightbox-title': title }),
    ...(description && { 'data-elementor-lightbox-description': description }),
  };
}
