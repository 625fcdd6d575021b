import { debounce, direction, prefersReducedMotion } from '@portico/kernel/dom';
import type { ReviewOptions } from '../../wire/public.ts';
import {
  type Autoplay,
  type AutoplayEvent,
  autoplayAfter,
  autoplayFrom,
  type Hold,
  isTicking,
} from './autoplay.ts';
import { activeDot, dotCount } from './dots.ts';
import { type Measures, nextStop, placeOf } from './geometry.ts';

/** A scroll has ended after this long without movement. */
const SETTLE_MS = 150;

/** A busy browser may begin a scroll later than that. After this many times it is not coming. */
const MOST_WAITS = 4;

export interface SliderElements {
  readonly row: HTMLElement;
  /** What scrolls. */
  readonly scroller: HTMLElement;
  readonly previous: HTMLElement | null;
  readonly next: HTMLElement | null;
}

export interface SliderSupply {
  /** The number of reviews, loaded or not. */
  count(): number;
  /** Ensures that the reviews up to a card and somewhat beyond are loaded; resolves when it has done what it could. */
  reach(target: number, perDot: number): Promise<void>;
}

/** The state of a slider shown outside its cards. */
export interface SliderView {
  readonly dots: number;
  readonly active: number;
  readonly autoplay: Autoplay['state'];
}

export interface Slider {
  view(): SliderView;
  subscribe(listener: () => void): () => void;
  /** As many pages on as there are dots in between; the active dot itself returns to its page. */
  goToDot(index: number): void;
  pause(): void;
  resume(): void;
  /** The wheel was turned this many times; negative is backwards. */
  turned(turns: number): void;
  /** The row's width has changed: the visitor's position is kept. */
  resized(): void;
  /** More cards were added. */
  grown(): void;
  stop(): void;
}

/** A row of cards on top of native scrolling: it decides where to go and when, the browser does the moving. */
export function createSlider(elements: SliderElements, options: ReviewOptions, supply: SliderSupply): Slider {
  const { row, scroller } = elements;
  const page = row.ownerDocument;
  const isReduced = prefersReducedMotion(window);
  const listeners = new Set<() => void>();
  const life = new AbortController();
  const { signal } = life;

  /** Always as they are now: other scripts add and remove some. */
  const cards = scroller.getElementsByClassName('grw-review') as HTMLCollectionOf<HTMLElement>;
  let autoplay = autoplayFrom(options.autoplay && !isReduced && cards.length > 0);
  let remembered = 0;
  /** The target of a scroll in progress; the visitor's next step counts from there. */
  let goal = 0;
  /** Whether the scroll in progress is one of the visitor's steps, which look for further reviews themselves. */
  let isSteered = false;
  /** How many more times a scroll that was asked for may be waited for; 0 once it has begun. */
  let waits = 0;
  /** The width for which the position was last known. */
  let width = scroller.clientWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let view: SliderView = { dots: 0, active: 0, autoplay: autoplay.state };

  function measure(): Measures {
    const first = cards[0];
    const last = cards[cards.length - 1];
    const span = first && last ? Math.abs(last.offsetLeft - first.offsetLeft) : 0;
    return {
      cards: cards.length,
      cardStep: cards.length > 1 ? span / (cards.length - 1) : scroller.scrollWidth,
      contentWidth: scroller.scrollWidth,
      viewWidth: scroller.clientWidth,
      scrolled: Math.abs(scroller.scrollLeft),
    };
  }

  function scrollToCard(index: number, behavior: ScrollBehavior = isReduced ? 'instant' : 'smooth'): void {
    const card = cards[index];
    const first = cards[0];
    if (!card || !first) return;
    // From the first card, not the edge: the scroller's margin is not part of the distance. In a right-to-left row the
    // difference is negative, like native scroll positions.
    const left = card.offsetLeft - first.offsetLeft;
    const { contentWidth, viewWidth, scrolled } = measure();
    waits = Math.abs(Math.min(Math.abs(left), contentWidth - viewWidth) - scrolled) > 1 ? MOST_WAITS : 0;
    scroller.scroll({ left, behavior });
    goal = index;
    remembered = index;
    // At once, not from its first event: a second press may come before that.
    send({ type: 'moved' });
    settle();
    show(index);
  }

  function perView(): number {
    return placeOf(measure()).perView;
  }

  function perDot(): number {
    return options.swipePerDot || perView();
  }

  function show(index: number): void {
    const each = perDot();
    const dots = options.hideDots ? 0 : dotCount(supply.count(), each);
    const next = { dots, active: activeDot(index, each, dots), autoplay: autoplay.state };
    if (next.dots === view.dots && next.active === view.active && next.autoplay === view.autoplay) return;
    view = next;
    for (const listener of listeners) listener();
  }

  function send(event: AutoplayEvent): void {
    const before = autoplay.state;
    autoplay = autoplayAfter(autoplay, event);
    clearTimeout(timer);
    if (isTicking(autoplay)) timer = setTimeout(tick, options.speed * 1000);
    if (autoplay.state !== before) show(remembered);
  }

  function tick(): void {
    if (isInWindow(row)) scrollToCard(nextStop(measure(), options.swipeStep));
    else send({ type: 'rested' });
  }

  const settle = debounce(() => {
    if (isBeingResized()) return;
    if (waits > 0) {
      waits -= 1;
      settle();
      return;
    }
    remembered = placeOf(measure()).index;
    send({ type: 'rested' });
    show(remembered);
    if (!isSteered) void supply.reach(remembered, perDot());
    isSteered = false;
  }, SETTLE_MS);

  /** A resized row scrolls too, but nobody has moved: the position to return to stays. */
  function isBeingResized(): boolean {
    return scroller.clientWidth !== width;
  }

  function onScroll(): void {
    if (isBeingResized()) return;
    waits = 0;
    if (!autoplay.isMoving) send({ type: 'moved' });
    settle();
  }

  /** A move by the visitor to a card that may have to be fetched first. */
  async function steerTo(wanted: number): Promise<void> {
    send({ type: 'steered', clickStop: options.clickStop });
    const reaching = supply.reach(wanted, perDot());
    if (wanted >= cards.length) await reaching;
    isSteered = true;
    scrollToCard(Math.max(0, Math.min(wanted, cards.length - 1)));
  }

  function steerBy(by: number): void {
    void steerTo(Math.max(0, (autoplay.isMoving ? goal : placeOf(measure()).index) + by));
  }

  function onButton(button: HTMLElement | null, sign: 1 | -1): void {
    button?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopPropagation();
        steerBy(sign * (options.swipePerButton || perView()));
      },
      { signal },
    );
  }

  function onKey(event: KeyboardEvent): void {
    if (event.target !== scroller) return;
    const by = keyStep(event.key, direction(scroller) === 'rtl', cards.length);
    if (by === 0) return;
    event.preventDefault();
    steerBy(by);
  }

  function hold(by: Hold, isHeld: boolean): void {
    send({ type: isHeld ? 'held' : 'released', by });
  }

  scroller.addEventListener('scroll', onScroll, { passive: true, signal });
  scroller.addEventListener('keydown', onKey, { signal });
  onButton(elements.previous, -1);
  onButton(elements.next, 1);
  if (options.mouseStop) {
    row.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType !== 'touch' && hold('pointer', true),
      { signal },
    );
    row.addEventListener('pointerleave', () => hold('pointer', false), { signal });
  }
  // Only keyboard focus holds: a mouse leaves the focus on every button it pressed.
  row.addEventListener(
    'focusin',
    ({ target }) => hold('focus', (target as Element).matches(':focus-visible')),
    { signal },
  );
  row.addEventListener('focusout', () => hold('focus', false), { signal });
  page.addEventListener('visibilitychange', () => hold('page', page.hidden), { signal });
  hold('page', page.hidden);
  // The visitor may have interacted before the code was loaded: swiped, hovered, or focused by keyboard.
  if (options.mouseStop && row.matches(':hover')) hold('pointer', true);
  if (row.querySelector(':focus-visible')) hold('focus', true);
  remembered = placeOf(measure()).index;
  show(remembered);

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goToDot(index) {
      const dots = index - view.active;
      if (dots === 0) void steerTo(index * perDot());
      else steerBy(dots * perDot());
    },
    pause: () => send({ type: 'paused' }),
    resume: () => send({ type: 'resumed' }),
    turned: (turns) => steerBy(turns * (options.swipeStep || perView())),
    resized() {
      width = scroller.clientWidth;
      scrollToCard(Math.min(remembered, cards.length - 1), 'instant');
      show(remembered);
    },
    grown: () => show(remembered),
    stop() {
      life.abort();
      clearTimeout(timer);
      settle.cancel();
    },
  };
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

function keyStep(key: string, isRightToLeft: boolean, cards: number): number {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  return { [forward]: 1, [back]: -1, Home: -cards, End: cards - 1 }[key] ?? 0;
}
