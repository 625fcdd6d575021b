import { type KeyboardEvent, useSyncExternalStore } from 'react';
import type { Slider } from '../../browser/slider/createSlider.ts';
import { dotsWindow } from '../../browser/slider/dots.ts';
import { type ReviewOptions, translate } from '../../protocol.ts';

/** The dots of a slider, those near the active one: one stop for the Tab key, the arrow keys move on. */
export function Dots({ slider, options }: { slider: Slider; options: ReviewOptions }) {
  const { dots, active } = useSyncExternalStore(slider.subscribe, slider.view);

  const onKeyDown = (event: KeyboardEvent): void => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    if (!step || active + step < 0 || active + step >= dots) return;
    event.preventDefault();
    // The active dot is always the one in the middle, so the focus need not follow it.
    slider.goToDot(active + step);
  };

  if (dots < 2) return null;
  return dotsWindow(active, dots).map((dot, place) =>
    dot ? (
      <button
        type="button"
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the window, which dots pass through.
        key={place}
        className={`rpi-dot${dot.index === active ? ' active' : ''}${dot.size ? ` ${dot.size}` : ''}`}
        data-index={dot.index}
        aria-label={`${translate(options, 'Go to page')} ${dot.index + 1}`}
        aria-current={dot.index === active ? 'true' : undefined}
        tabIndex={dot.index === active ? 0 : -1}
        onClick={() => slider.goToDot(dot.index)}
        onKeyDown={onKeyDown}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <span className="rpi-dot-gap" key={place} />
    ),
  );
}
