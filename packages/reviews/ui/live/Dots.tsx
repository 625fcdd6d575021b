import { arrowStep } from '@portico/kernel/dom';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Slider } from '../../browser/slider/createSlider.ts';
import { dotSlot, LAST_SLOT, SLOT_CLASSES } from '../../browser/slider/dots.ts';
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

  if (dots < 2) return null;
  // Not `Array.from`, which old libraries replace.
  return [...Array(dots)].map((_, index) => {
    const isActive = index === active;
    const slot = dotSlot(index, active);
    const near = SLOT_CLASSES[slot];
    const isNear = near !== undefined;
    return (
      <button
        type="button"
        // A slot keeps its button while dots move through it, and the middle one keeps the focus.
        key={isNear ? slot : `far-${index}`}
        ref={isActive ? activeDot : null}
        aria-current={isActive || undefined}
        className={`rpi-dot ${near ?? 'rpi-dot-far'}`}
        style={
          {
            '--before': isNear && (!index || !slot) ? slot : undefined,
            '--after': isNear && (index === dots - 1 || slot === LAST_SLOT) ? LAST_SLOT - slot : undefined,
          } as CSSProperties
        }
        data-index={index}
        // Counted from 0, as Rich Showcase does up to 6.9.
        title={String(index)}
        aria-label={`${translate(options, 'Go to page')} ${index}`}
        tabIndex={isActive ? 0 : -1}
        onClick={() => slider.goToDot(index)}
        onKeyDown={onKeyDown}
      />
    );
  });
}

/** For a strip that is too narrow for all its dots. */
function centre(dot: Element): void {
  const strip = dot.parentElement;
  if (!strip) return;
  const [box, room] = [dot.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollBy({ left: (box.left + box.right - room.left - room.right) / 2, behavior: 'instant' });
}
