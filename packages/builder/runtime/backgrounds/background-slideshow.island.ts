import './background.css';
import { prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { elementSettings } from '../frontend/elementSettings.ts';
import { type BackgroundSlideshow, backgroundSlideshow } from './BackgroundSlideshow.ts';
import { pauseButton } from './pauseButton.ts';
import { turnSlides } from './turnSlides.ts';

const LEAST_SLIDES = 2;

/** Runs a slideshow behind an element's content. A single picture is static. */
export function start(element: HTMLElement): Stop {
  const show = backgroundSlideshow(elementSettings(element));
  const view = element.ownerDocument.defaultView ?? window;
  if (!show) return () => {};
  const container = createSlides(element, show);
  if (show.images.length < LEAST_SLIDES || prefersReducedMotion(view)) return () => container.remove();
  const turning = turnSlides(container, show);
  const removeButton = pauseButton(element, 'the background pictures', turning);
  return () => {
    removeButton();
    turning.stop();
    container.remove();
  };
}

function createSlides(element: HTMLElement, show: BackgroundSlideshow): HTMLElement {
  const page = element.ownerDocument;
  const box = (parent: HTMLElement, ...names: string[]): HTMLElement => {
    const created = page.createElement('div');
    created.classList.add(...names);
    return parent.appendChild(created);
  };
  const container = page.createElement('div');
  container.className = 'elementor-background-slideshow swiper';
  container.dir = show.transition === 'slide_left' ? 'ltr' : 'rtl';
  const row = box(container, 'swiper-wrapper');
  show.images.forEach((address, index) => {
    const slide = box(row, 'elementor-background-slideshow__slide', 'swiper-slide');
    const image = box(slide, 'elementor-background-slideshow__slide__image');
    if (show.kenBurns) image.classList.add('elementor-ken-burns', `elementor-ken-burns--${show.kenBurns}`);
    const source = `url(${JSON.stringify(new URL(address, page.baseURI).href)})`;
    // The first is shown at once; the others are loaded when needed.
    if (index > 0 && show.isLazy) image.dataset.background = source;
    else image.style.backgroundImage = source;
  });
  element.prepend(container);
  return container;
}
