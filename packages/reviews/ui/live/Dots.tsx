import { arrowStep } from '@portico/kernel/dom';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Slider } from '../../browser/slider/createSlider.ts';
import { DOTS_EACH_SIDE, dotsWindow } from '../../browser/slider/dots.ts';
import { type ReviewOptions, translate } from '../../wire/public.ts';

/**
 * The dots of a slider: one tab stop, moved by arrow keys. Those near the active one are shown. The others are there for the
 * review products' style sheet, whose strip is narrower and scrolls.
 */
export function Dots({ slider, options }: { slider: Slider; options: ReviewOptions }) {
  const { dots, active } = useSyncExternalStore(slider.subscribe, slider.view);
  const activeDot = useRef<HTMLButtonElement>(null);
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is active.
  useLayoutEffect(() => {
    // A strip starts at its first dot: measuring it would force a layout for nothing.
    if (active > 0) hasMoved.current = true;
    if (activeDot.current && hasMoved.current) centre(activeDot.current);
  }, [active, dots]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = arrowStep(event.key, event.currentTarget);
    if (!step || active + step < 0 || active + step >= dots) return;
    event.preventDefault();
    // The active dot is always in the middle, so the focus need not follow it.
    slider.goToDot(active + step);
  };

  const dotAt = (index: number, key: string, className: string, style?: CSSProperties) => (
    <button
      type="button"
      key={key}
      ref={index === active ? activeDot : null}
      aria-current={index === active || undefined}
      className={`rpi-dot ${className}`}
      style={style}
      data-index={index}
      aria-label={`${translate(options, 'Go to page')} ${index + 1}`}
      tabIndex={index === active ? 0 : -1}
      onClick={() => slider.goToDot(index)}
      onKeyDown={onKeyDown}
    />
  );

  const farDots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, offset) =>
      dotAt(from + offset, `far-${from + offset}`, 'rpi-dot-far'),
    );

  if (dots < 2) return null;
  const first = Math.max(0, active - DOTS_EACH_SIDE);
  const last = Math.min(dots - 1, active + DOTS_EACH_SIDE);
  return (
    <>
      {farDots(0, first)}
      {dotsWindow(active, dots).map((dot, place) => {
        if (!dot) return null;
        // A slot that dots pass through: it keeps its button, and the middle one keeps the focus.
        const state = dot.index === active ? 'active ' : '';
        return dotAt(dot.index, `near-${place}`, state + dot.size, {
          '--before': dot.index === first ? place : undefined,
          '--after': dot.index === last ? 2 * DOTS_EACH_SIDE - place : undefined,
        } as CSSProperties);
      })}
      {farDots(last + 1, dots)}
    </>
  );
}

/** For a strip that is too narrow for all its dots. */
function centre(dot: Element): void {
  const strip = dot.parentElement;
  if (!strip) return;
  const [box, room] = [dot.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollBy({ left: (box.left + box.right - room.left - room.right) / 2, behavior: 'instant' });
}
