import { copySlides, slidesIn, turnSlides } from './loopSlides.ts';
import { type Row, type Turn, turnRow } from './rowPlaces.ts';
import type { SliderParams } from './SliderEngine.ts';

/** A row of slides as rendered. Positions are in slides; here they become pixels. */
interface DrawnRow {
  /** In DOM order. */
  readonly slides: readonly HTMLElement[];
  /** As in the page, without copies. */
  readonly original: readonly HTMLElement[];
  readonly copies: readonly HTMLElement[];
  /** Width of its viewport in pixels; 0 while it is hidden. */
  readonly size: number;
  /** It is moving to its last position. */
  isMoving: boolean;
  measures(): Row;
  /** The current width of its viewport. */
  room(): number;
  /** Its current visual position. */
  seen(): number;
  /** Converts pixels to slides. */
  wayOf(pixels: number): number;
  pixelsOf(place: number): number;
  draw(place: number, speedMs: number): void;
  /** In a looping row, moves slides to where they will be visible. */
  turn(from: number, to: number): Turn;
  layOut(): void;
}

export function createRow(
  el: HTMLElement,
  wrapper: HTMLElement,
  params: SliderParams,
  isRtl: boolean,
): DrawnRow {
  const view = el.ownerDocument.defaultView ?? window;
  const fades = params.effect === 'fade';
  const original = slidesIn(wrapper);
  const copies =
    params.loop && !fades ? copySlides(wrapper, [{ ...params }, ...Object.values(params.breakpoints)]) : [];
  const sign = isRtl ? 1 : -1;
  let slides = [...original, ...copies];
  let size = 0;
  let step = 1;
  let drawn = 0;

  const row: DrawnRow = {
    get slides() {
      return slides;
    },
    original,
    copies,
    get size() {
      return size;
    },
    isMoving: false,
    measures: () => ({
      length: slides.length,
      perView: Math.max(1, Number(params.slidesPerView) || 1),
      perGroup: Math.max(1, Math.floor(Number(params.slidesPerGroup)) || 1),
    }),
    room() {
      const { paddingLeft, paddingRight } = view.getComputedStyle(el);
      return Math.max(0, el.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    },
    seen() {
      if (!row.isMoving || fades) return drawn;
      const { m41 } = new view.DOMMatrixReadOnly(view.getComputedStyle(wrapper).transform);
      return row.wayOf(m41);
    },
    wayOf: (pixels) => (sign * pixels) / step,
    pixelsOf: (place) => sign * place * step,
    draw(place, speedMs) {
      drawn = place;
      const shift = (at: number): string => `translate3d(${row.pixelsOf(at)}px, 0, 0)`;
      if (!fades) {
        wrapper.style.transitionDuration = `${speedMs}ms`;
        wrapper.style.transform = shift(place);
      } else
        slides.forEach(({ style }, index) => {
          style.transitionDuration = `${speedMs}ms`;
          style.transform = shift(index);
          style.opacity = index === Math.round(place) ? '1' : '0';
        });
    },
    turn(from, to) {
      const turn = turnRow(row.measures(), from, to);
      slides = turnSlides(wrapper, slides, turn.moved);
      return turn;
    },
    // Reads once, then writes all slides: a read between writes would force a layout for each.
    layOut() {
      size = row.room();
      if (size === 0) return;
      const { perView } = row.measures();
      const gap = Number(params.spaceBetween) || 0;
      const width = (size - (perView - 1) * gap) / perView;
      step = width + gap;
      for (const { style } of slides) {
        style.width = `${width}px`;
        style.marginInlineEnd = gap > 0 ? `${gap}px` : '';
      }
    },
  };
  return row;
}
