import type { CarouselLayout } from '../carouselOptions.ts';

/** Looping needs more slides than are visible. If there are too few, copies follow, with Swiper 8's class for duplicates. */
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

/** As many as Swiper makes: the rest of the row stays empty. */
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

/** Moves slides from the front of the row to its end; if negative, from its end to the front. */
export function turnSlides(row: HTMLElement, slides: readonly HTMLElement[], moved: number): HTMLElement[] {
  const count = moved % slides.length;
  const turned = [...slides.slice(count), ...slides.slice(0, count)];
  if (count > 0) for (const slide of slides.slice(0, count)) put(row, slide, null);
  else if (count < 0) for (const slide of slides.slice(count)) put(row, slide, slides[0] ?? null);
  return turned;
}

/** Keeps frames and focus in a slide, if the browser supports it. */
export function put(row: HTMLElement, slide: HTMLElement, before: HTMLElement | null): void {
  if (row.isConnected && 'moveBefore' in row)
    (row as HTMLElement & { moveBefore(node: Node, before: Node | null): void }).moveBefore(slide, before);
  else row.insertBefore(slide, before);
}
