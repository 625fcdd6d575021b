import type { CarouselLayout } from '../carouselOptions.ts';

/**
 * Going round takes more slides than are shown at once. Where there are too few, copies follow them under the name that
 * the slider library's release 8 gave to its own.
 */
export function copySlides(row: HTMLElement, layouts: readonly CarouselLayout[]): HTMLElement[] {
  const slides = slidesIn(row);
  const wanted = Math.max(
    ...layouts.map(({ slidesPerView, slidesPerGroup }) => Math.ceil(slidesPerView) + slidesPerGroup),
  );
  const rounds = Math.min(MOST_ROUNDS, Math.max(0, Math.ceil(wanted / slides.length) - 1));
  const copies = [...Array(rounds)].flatMap(() => slides.map(copyOf));
  row.append(...copies);
  return copies;
}

/** As many as the slider library makes: what is left of the row stays empty. */
const MOST_ROUNDS = 2;

function copyOf(slide: HTMLElement): HTMLElement {
  const copy = slide.cloneNode(true) as HTMLElement;
  copy.classList.add('swiper-slide-duplicate');
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
  return copy;
}

export function slidesIn(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(':scope > .swiper-slide')];
}

/** Takes slides from one end of the row to the other; below 0, from its end to its front. */
export function turnSlides(row: HTMLElement, slides: readonly HTMLElement[], moved: number): HTMLElement[] {
  const count = moved % slides.length;
  const turned = [...slides.slice(count), ...slides.slice(0, count)];
  if (count > 0) for (const slide of slides.slice(0, count)) put(row, slide, null);
  else if (count < 0) for (const slide of slides.slice(count)) put(row, slide, slides[0] ?? null);
  return turned;
}

/** Frames and focus in a slide stay as they are, where the browser knows how to move it so. */
export function put(row: HTMLElement, slide: HTMLElement, before: HTMLElement | null): void {
  if (row.isConnected && 'moveBefore' in row)
    (row as HTMLElement & { moveBefore(node: Node, before: Node | null): void }).moveBefore(slide, before);
  else row.insertBefore(slide, before);
}
