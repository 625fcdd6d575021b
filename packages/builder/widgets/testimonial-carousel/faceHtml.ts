import { escapeMarkup } from '@portico/kernel/markup';
import { type Settings, textOf } from '../../model/settings/read.ts';
import { coverPicture } from '../../parts/element/shownPicture.ts';

/** The author's picture; a cropped one is in a frame, which crops it again. */
export function faceHtml({ image, name }: Settings, settings: Settings): string {
  const picture = coverPicture(image, settings, 'image_size');
  if (!picture) return '';
  const named = picture.className ? ` class="${picture.className}"` : '';
  const img = `<img${named} src="${escapeMarkup(picture.src)}" alt="${escapeMarkup(picture.alt || textOf(name))}" loading="lazy" decoding="async">`;
  return `<div class="elementor-testimonial__image">${named ? `<picture>${img}</picture>` : img}</div>`;
}
