import { direction } from '@portico/kernel/dom';
import { createRow } from './createRow.ts';
import { type Draggable, dragSlides } from './dragSlides.ts';
import { put } from './loopSlides.ts';
import { cleanSlides, markSlides } from './markSlides.ts';
import { playSlides } from './playSlides.ts';
import { firstPlace, groupFrom, nearestSnap, shortestWay, snapsOf } from './rowPlaces.ts';
import type { SliderEngine, SliderParams } from './SliderEngine.ts';
import { sliderEvents } from './sliderEvents.ts';

/** How much of a pull beyond the end is resisted. */
const HELD_BACK = 2 / 3;

/** Moves a row of slides with Swiper's classes and API, because others' style sheets and scripts rely on them. */
export function createEngine(el: HTMLElement, wrapperEl: HTMLElement, params: SliderParams): SliderEngine {
  const view = el.ownerDocument.defaultView ?? window;
  const rtl = direction(el) === 'rtl';
  const fades = params.effect === 'fade';
  const row = createRow(el, wrapperEl, params, rtl);
  const { original } = row;
  const listening = new AbortController();
  const { signal } = listening;
  /** Rest positions, in slides, and the current or next one. */
  let snaps = [0];
  let place = 0;
  let previousIndex = 0;
  let breakpoint = '';
  let edge: string | undefined;
  let isLocked = false;
  let destroyed = false;

  const lastSnap = (): number => snapAt(snaps.length);
  const indexAt = (at: number): number => between(Math.round(at), row.slides.length - 1);
  const snapAt = (index: number): number => snaps[between(index, snaps.length - 1)] ?? 0;
  const activeSlide = (): HTMLElement | undefined => row.slides[indexAt(place)];
  const realIndex = (): number => Number(activeSlide()?.dataset.swiperSlideIndex ?? 0);
  const group = (by: number) => groupFrom(row.measures(), original.length, realIndex(), by);
  const isBeginning = (): boolean => !params.loop && place <= 0;
  const isEnd = (): boolean => !params.loop && place >= lastSnap();

  /** Moves to a position; in a looping row any number is valid. Returns whether a different slide is shown. */
  function move(wanted: number, speedMs = params.speed): boolean {
    if (destroyed || (isLocked && params.loop)) return false;
    const before = activeSlide();
    const realBefore = realIndex();
    const way = wanted > place ? 'Next' : 'Prev';
    const seen = row.seen();
    let to = between(wanted, lastSnap());
    if (params.loop && fades) to = (wanted + row.slides.length) % row.slides.length;
    else if (params.loop) {
      const turn = row.turn(seen, wanted);
      if (turn.from !== seen) {
        row.draw(turn.from, 0);
        // Forces a layout, so that the transition starts from here.
        if (speedMs > 0) wrapperEl.getBoundingClientRect();
      }
      to = turn.to;
    }
    place = to;
    row.isMoving = speedMs > 0 && row.size > 0 && row.seen() !== to;
    row.draw(to, row.isMoving ? speedMs : 0);
    const isOther = activeSlide() !== before;
    if (before && isOther) previousIndex = row.slides.indexOf(before);
    mark();
    emit('setTranslate progress');
    if (!isOther) return false;
    emit(`beforeTransitionStart transitionStart slideChangeTransitionStart slide${way}TransitionStart`);
    emit(
      `activeIndexChange snapIndexChange${realIndex() === realBefore ? '' : ' realIndexChange'} slideChange`,
    );
    if (!row.isMoving) emit('transitionEnd slideChangeTransitionEnd');
    return true;
  }

  function moveBy(groups: number, speedMs?: number): boolean {
    if (params.loop) return move(Math.round(place) + group(groups)[1], speedMs);
    return move(snapAt(nearestSnap(snaps, place) + groups), speedMs);
  }

  function mark(): void {
    markSlides(row.slides, indexAt(place), row.measures().perView, params.loop);
    const now = isBeginning() ? 'reachBeginning' : isEnd() ? 'reachEnd' : '';
    if (now === edge) return;
    edge = now;
    emit(edge ? `${edge} toEdge` : 'fromEdge');
  }

  function layOut(): void {
    row.layOut();
    const { length, perView, perGroup } = row.measures();
    const hasRoomForAll = params.loop && !fades && perView >= length;
    snaps =
      params.loop || fades
        ? [...original.keys()].filter((index) => index % perGroup === 0)
        : snapsOf(row.measures());
    place = params.loop ? Math.round(place) : snapAt(nearestSnap(snaps, place));
    if (hasRoomForAll) place = 0;
    else if (params.loop && !fades) place = row.turn(place, place).to;
    row.isMoving = false;
    row.draw(place, 0);
    const isFull = hasRoomForAll || snaps.length === 1;
    const hasChanged = isFull !== isLocked;
    isLocked = isFull;
    mark();
    if (hasChanged) emit(isLocked ? 'lock' : 'unlock');
  }

  /** Applies the layout for the window's width. Returns whether it changed. */
  function takeLayout(): boolean {
    const fitting = Object.keys(params.breakpoints).filter(
      (width) => view.matchMedia(`(min-width: ${width}px)`).matches,
    );
    const found = fitting.pop() ?? 'max';
    if (found === breakpoint) return false;
    breakpoint = found;
    Object.assign(params, params.breakpoints[found]);
    return true;
  }

  function onResized(): void {
    const isOther = takeLayout();
    if (!isOther && row.room() === row.size) return;
    layOut();
    emit(isOther ? 'breakpoint resize' : 'resize');
  }

  function draggable(): Draggable {
    let from = 0;
    return {
      row: wrapperEl,
      canMove: () => engine.allowTouchMove && !isLocked && row.size > 0,
      onTaken() {
        from = row.seen();
        row.isMoving = false;
        emit('touchStart sliderFirstMove');
      },
      onDragged(pixels) {
        if (fades) return;
        let to = from + row.wayOf(pixels);
        if (params.loop) {
          const { moved } = row.turn(to, to);
          from -= moved;
          place -= moved;
          to -= moved;
        } else to -= (to - between(to, lastSnap())) * HELD_BACK;
        row.draw(to, 0);
        emit('sliderMove');
      },
      onReleased(pixels, isSwipe) {
        const groups = (from + row.wayOf(pixels) - place) / row.measures().perGroup;
        emit('touchEnd');
        moveBy(isSwipe ? Math.sign(groups) * Math.ceil(Math.abs(groups)) : Math.round(groups));
      },
    };
  }

  const { on, once, off, emit: emitTo } = sliderEvents(() => engine);
  const emit = (names: string): void => emitTo(names, engine);

  const engine: SliderEngine = {
    on,
    once,
    off,
    emit: emitTo,
    el,
    wrapperEl,
    params,
    rtl,
    allowTouchMove: true,
    initialized: true,
    get slides() {
      return row.slides;
    },
    get activeIndex() {
      return indexAt(place);
    },
    get previousIndex() {
      return previousIndex;
    },
    get realIndex() {
      return realIndex();
    },
    get snapIndex() {
      return params.loop ? group(0)[0] : nearestSnap(snaps, place);
    },
    get snapGrid() {
      return snaps.map((snap) => Math.abs(row.pixelsOf(snap)));
    },
    get isBeginning() {
      return isBeginning();
    },
    get isEnd() {
      return isEnd();
    },
    get isLocked() {
      return isLocked;
    },
    get animating() {
      return row.isMoving;
    },
    get destroyed() {
      return destroyed;
    },
    get width() {
      return row.size;
    },
    get size() {
      return row.size;
    },
    get translate() {
      return row.pixelsOf(row.seen());
    },
    get progress() {
      return between(place / (lastSnap() || 1), 1);
    },
    get currentBreakpoint() {
      return breakpoint;
    },
    autoplay: playSlides(el, {
      // A slide requested before the previous one has arrived would never be seen.
      delayMs: () => (params.autoplay ? Math.max(params.autoplay.delay, params.speed) : null),
      next: () => void (isEnd() ? move(0) : moveBy(1)),
      emit,
    }),
    slideTo: (index, speedMs) => {
      if (params.loop) return move(index, speedMs);
      return move(snapAt(Math.floor(index / row.measures().perGroup)), speedMs);
    },
    slideToLoop: (index, speedMs) =>
      params.loop
        ? move(Math.round(place) + shortestWay(realIndex(), index, original.length), speedMs)
        : engine.slideTo(index, speedMs),
    slideNext: (speedMs) => moveBy(1, speedMs),
    slidePrev: (speedMs) => moveBy(-1, speedMs),
    slideReset: (speedMs) => move(place, speedMs),
    update() {
      takeLayout();
      layOut();
      emit('update');
    },
    destroy(deletesInstance = true, cleansStyles = true) {
      if (destroyed) return null;
      emit('beforeDestroy');
      destroyed = true;
      engine.autoplay.stop();
      listening.abort();
      watcher.disconnect();
      for (const copy of row.copies) copy.remove();
      if (row.slides[0] !== original[0]) for (const slide of original) put(wrapperEl, slide, null);
      if (cleansStyles) {
        el.classList.remove(...classes);
        cleanSlides(original);
        for (const name of ['transform', 'transition-duration']) wrapperEl.style.removeProperty(name);
      }
      emit('destroy');
      if (deletesInstance) Reflect.set(el, 'swiper', null);
      return null;
    },
  };

  row.slides.forEach((slide, index) => {
    slide.dataset.swiperSlideIndex = String(index % original.length);
  });
  const classes = [
    'swiper-initialized',
    'swiper-horizontal',
    'swiper-pointer-events',
    ...(fades ? ['swiper-fade'] : []),
    ...(rtl ? ['swiper-rtl'] : []),
  ];
  takeLayout();
  if (params.loop && !fades) place = firstPlace(row.measures(), original.length);
  layOut();
  dragSlides(draggable(), signal);
  wrapperEl.addEventListener(
    'transitionend',
    ({ target }) => {
      if (!row.isMoving || (target !== wrapperEl && target !== activeSlide())) return;
      row.isMoving = false;
      emit('transitionEnd slideChangeTransitionEnd');
    },
    { signal },
  );
  const watcher = new view.ResizeObserver(onResized);
  watcher.observe(el);
  view.addEventListener('resize', onResized, { signal, passive: true });
  Reflect.set(el, 'swiper', engine);
  // Last, because whoever observes the class may act on it.
  el.classList.add(...classes);
  return engine;
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
