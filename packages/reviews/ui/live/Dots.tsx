import { type KeyboardEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Slider } from '../../browser/slider/createSlider.ts';
import { dotsWindow } from '../../browser/slider/dots.ts';
import { type ReviewOptions, translate } from '../../protocol.ts';

/** The dots of a slider, those near the active one: one stop for the Tab key, the arrow keys move on. */
export function Dots({ slider, options }: { slider: Slider; options: ReviewOptions }) {
  const { dots, active } = useSyncExternalStore(slider.subscribe, slider.view);
  const activeButton = useRef<HTMLButtonElement>(null);
  const wasMovedByKey = useRef<boolean>(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows when the active dot is another one.
  useLayoutEffect(() => {
    if (wasMovedByKey.current) activeButton.current?.focus();
    wasMovedByKey.current = false;
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    if (!target || active + target < 0 || active + target >= dots) return;
    event.preventDefault();
    wasMovedByKey.current = true;
    slider.goToDot(active + target);
  };

  if (dots < 2) return null;
  return dotsWindow(active, dots).map(({ index, size }) => (
    <button
      type="button"
      key={index}
      ref={index === active ? activeButton : null}
      className={`rpi-dot${index === active ? ' active' : ''}${size ? ` ${size}` : ''}`}
      data-index={index}
      aria-label={`${translate(options, 'Go to page')} ${index + 1}`}
      aria-current={index === active ? 'true' : undefined}
      tabIndex={index === active ? 0 : -1}
      onClick={() => slider.goToDot(index)}
      onKeyDown={onKeyDown}
    />
  ));
}
