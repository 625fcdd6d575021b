import { type Moving, playNear } from '@portico/kernel/dom';
import type { BackgroundSlideshow } from './BackgroundSlideshow.ts';

const KEN_BURNS = 'elementor-ken-burns--active';

/**
 * The offset from which a picture slides in, in per cent of its size, with the slider's name for it; the previous one leaves in
 * the opposite direction.
 */
const FROM: Readonly<
  Partial<Record<BackgroundSlideshow['transition'], readonly ['X' | 'Y', number, string]>>
> = {
  slide_left: ['X', 100, 'horizontal'],
  slide_right: ['X', -100, 'horizontal'],
  slide_up: ['Y', 100, 'vertical'],
  slide_down: ['Y', -100, 'vertical'],
};

/**
 * Switches pictures on a timer. They are not interactive, so no slider is needed; they only have its class names. Styles are
 * set inline, because Swiper's sheets, if the page has them, lay slides out in a row.
 */
export function turnSlides(
  container: HTMLElement,
  { transition, transitionMs, slideMs, loops, kenBurns }: BackgroundSlideshow,
): Moving & { stop(): void } {
  const slides = [...container.querySelectorAll<HTMLElement>('.swiper-slide')];
  for (const slide of slides)
    Object.assign(slide.style, { position: 'absolute', inset: '0', visibility: 'hidden' });
  container.classList.add('swiper-initialized', `swiper-${FROM[transition]?.[2] ?? 'fade'}`);
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
    now.animate([away(transition, 1), {}], timing);
    before.animate([{}, away(transition, -1)], timing).onfinish = () => {
      before.style.visibility = 'hidden';
    };
    settle();
    if (!loops && shown === slides.length - 1) playing.pause();
  };
  const [first] = slides;
  if (first) first.style.visibility = '';
  settle();
  const pause = (): void => clearInterval(timer);
  const playing = playNear(container, {
    play() {
      pause();
      timer = setInterval(turn, slideMs);
    },
    pause,
  });
  return playing;
}

/** A picture's state before it is shown, or on the other side afterwards. */
function away(transition: BackgroundSlideshow['transition'], side: 1 | -1): Keyframe {
  const [axis, distance] = FROM[transition] ?? [];
  return axis && distance ? { transform: `translate${axis}(${distance * side}%)` } : { opacity: 0 };
}

function isNear(index: number, shown: number, count: number): boolean {
  const distance = Math.abs(index - shown);
  return Math.min(distance, count - distance) <= 1;
}
