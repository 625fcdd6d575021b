import type { Stop } from '@portico/kernel/islands';
import { writingDirection } from '../../runtime/frontend/writingDirection.ts';
import type { Slider } from './createSlider.ts';
import type { PlayEvent } from './playState.ts';

/** Listens to pointer, focus and keys anywhere in a carousel. */
export function followVisitor(
  container: HTMLElement,
  slider: Slider,
  send: (event: PlayEvent) => void,
): Stop {
  const listening = new AbortController();
  const { signal } = listening;

  const onFocus = (target: EventTarget | null): void => {
    // The play button must not stop it by being focused.
    if (!(target as Element).closest('.portico-carousel-toggle')) send('focused');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const isRight = event.key === 'ArrowRight';
    if (!isRight && event.key !== 'ArrowLeft') return;
    if (!target.closest('.elementor-swiper-button, .swiper-pagination-bullet, .swiper-slide')) return;
    event.preventDefault();
    // Read on demand: at the start it would force a layout of everything just written.
    if (isRight !== (writingDirection(container) === 'rtl')) slider.next();
    else slider.previous();
    send('interacted');
    if (target.matches('.swiper-pagination-bullet')) slider.activeBullet()?.focus();
  };

  // The visitor may have been here before the slider started.
  const focused = container.querySelector(':focus');
  if (focused) onFocus(focused);
  else if (container.matches(':hover')) send('hoverStarted');
  container.addEventListener('focusin', ({ target }) => onFocus(target), { signal });
  container.addEventListener('keydown', onKeyDown, { signal });
  container.addEventListener('mouseenter', () => send('hoverStarted'), { signal });
  container.addEventListener('mouseleave', () => send('hoverEnded'), { signal });
  return () => listening.abort();
}
