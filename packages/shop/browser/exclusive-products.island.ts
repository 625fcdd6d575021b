import './exclusive-products.css';
import type { Stop } from '@portico/kernel/islands';

const FEWEST = 5;
const EVERY_MS = 3000;
const WIDE = '(min-width: 48rem)';

/** A row of products that advances automatically, one at a time, if not all fit. */
export function start(list: HTMLElement): Stop {
  const items = [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  if (items.length < FEWEST) return () => {};
  const page = list.ownerDocument;
  const view = page.defaultView ?? window;
  const control = new AbortController();
  const { signal } = control;
  const dots = list.parentElement?.querySelector('.dots-nav');
  let current = 0;
  let timer: number | undefined;

  const shown = (): number => (view.matchMedia(WIDE).matches ? 4 : 2);
  const last = (): number => items.length - shown();

  function show(index: number): void {
    current = index > last() ? 0 : index;
    const start = items[0]?.offsetLeft ?? 0;
    list.scroll({ left: (items[current]?.offsetLeft ?? start) - start, behavior: 'smooth' });
    [...(dots?.children ?? [])].forEach((dot, number) => {
      dot.setAttribute('aria-current', `${number === current}`);
    });
  }

  function drawDots(): void {
    dots?.replaceChildren(
      ...[...Array(Math.max(0, last() + 1))].map((_, index) => {
        const dot = page.createElement('button');
        dot.type = 'button';
        dot.setAttribute('aria-label', `${index + 1} / ${last() + 1}`);
        dot.addEventListener('click', () => show(index));
        return dot;
      }),
    );
    show(Math.min(current, last()));
  }

  const pause = (): void => view.clearInterval(timer);
  function play(): void {
    pause();
    if (!view.matchMedia('(prefers-reduced-motion: reduce)').matches)
      timer = view.setInterval(() => show(current + 1), EVERY_MS);
  }

  list.classList.add('portico-moves');
  list.tabIndex = 0;
  for (const type of ['mouseenter', 'focusin']) list.addEventListener(type, pause, { signal });
  for (const type of ['mouseleave', 'focusout']) list.addEventListener(type, play, { signal });
  view.matchMedia(WIDE).addEventListener('change', drawDots, { signal });
  drawDots();
  play();
  return () => {
    pause();
    control.abort();
  };
}
