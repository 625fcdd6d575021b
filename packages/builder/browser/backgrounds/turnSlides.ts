import type { BackgroundSlideshow } from './BackgroundSlideshow.ts';
import type { Pausable } from './pauseButton.ts';

const KEN_BURNS = 'elementor-ken-burns--active';

/** Where a picture comes from; the one before it leaves the other way. */
const FROM: Readonly<Record<BackgroundSlideshow['transition'], Keyframe>> = {
  fade: { opacity: 0 },
  slide_left: { transform: 'translateX(100%)' },
  slide_right: { transform: 'translateX(-100%)' },
  slide_up: { transform: 'translateY(100%)' },
  slide_down: { transform: 'translateY(-100%)' },
};

/**
 * Turns pictures by the clock. Nobody touches them, so they need none of what a slider is for; they only carry its
 * names. Styles are set on the nodes: sheets of the slider library, where a page has them, lay slides out in a row.
 */
export function turnSlides(
  container: HTMLElement,
  { transition, transitionMs, slideMs, loops, kenBurns }: BackgroundSlideshow,
): Pausable & { stop(): void } {
  const slides = [...container.querySelectorAll<HTMLElement>('.swiper-slide')];
  for (const slide of slides)
    Object.assign(slide.style, { position: 'absolute', inset: '0', visibility: 'hidden' });
  container.classList.add('swiper-initialized', `swiper-${transition === 'fade' ? 'fade' : 'horizontal'}`);
  let shown = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const settle = (): void => {
    slides.forEach((slide, index) => {
      const image = slide.firstElementChild as HTMLElement | null;
      slide.classList.toggle('swiper-slide-active', index === shown);
      image?.classList.toggle(KEN_BURNS, kenBurns !== null && index === shown);
      if (image?.dataset.background && isNear(index, shown, slides.length)) {
        image.style.backgroundImage = image.dataset.background;
        delete image.dataset.background;
      }
    });
  };
  const turn = (): void => {
    const before = slides[shown];
    shown = (shown + 1) % slides.length;
    const now = slides[shown];
    if (!before || !now) return;
    const timing = { duration: transitionMs, easing: 'ease' };
    now.style.visibility = '';
    now.animate([FROM[transition], {}], timing);
    before.animate([{}, opposite(FROM[transition])], timing).onfinish = () => {
      before.style.visibility = 'hidden';
    };
    settle();
    if (!loops && shown === slides.length - 1) clearInterval(timer);
  };
  const play = (): void => {
    clearInterval(timer);
    timer = setInterval(turn, slideMs);
  };
  const [first] = slides;
  if (first) first.style.visibility = '';
  settle();
  play();
  return { play, pause: () => clearInterval(timer), stop: () => clearInterval(timer) };
}

function opposite({ opacity, transform }: Keyframe): Keyframe {
  if (typeof transform !== 'string') return { opacity: opacity ?? 0 };
  return { transform: transform.includes('-') ? transform.replace('-', '') : transform.replace('(', '(-') };
}

function isNear(index: number, shown: number, count: number): boolean {
  const distance = Math.abs(index - shown);
  return Math.min(distance, count - distance) <= 1;
}
