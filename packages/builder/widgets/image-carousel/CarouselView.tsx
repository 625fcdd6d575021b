import { Slot } from '@portico/kernel/islands/react';
import type { CarouselControl, CarouselProps } from './CarouselProps.ts';
import type { PlayState } from './playState.ts';
import { useCarousel } from './useCarousel.ts';

/** The inside of a carousel: its row of slides and its controls. */
export function CarouselView({ settings, slides, fillsSlides, controls, children }: CarouselProps) {
  const carousel = useCarousel(settings, slides.length);
  return (
    <>
      <div
        ref={carousel.row}
        className={`elementor-image-carousel swiper-wrapper${fillsSlides ? ' swiper-image-stretch' : ''}`}
        aria-live={settings.autoplay === 'yes' ? 'off' : 'polite'}
        suppressHydrationWarning
      >
        {children ??
          slides.map(({ label, html }, index) => (
            <Slot
              // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name, and their number never changes
              key={index}
              html={html}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={label}
            />
          ))}
      </div>
      {controls.map((control) => (
        <Control key={control.kind} control={control} />
      ))}
      {carousel.playState && <Toggle playState={carousel.playState} onToggle={carousel.toggle} />}
    </>
  );
}

function Control({ control }: { control: CarouselControl }) {
  if (control.kind === 'pagination') return <Slot html={control.html ?? ''} className="swiper-pagination" />;
  const way = control.kind === 'previous' ? 'prev' : 'next';
  return (
    <Slot
      html={control.html}
      className={`elementor-swiper-button elementor-swiper-button-${way}`}
      role="button"
      tabIndex={0}
      // From the start: the slider that sets the page's own labels may be far below the fold.
      aria-label={control.kind === 'previous' ? 'Previous slide' : 'Next slide'}
    />
  );
}

/** Anything that moves for more than five seconds must be stoppable. */
function Toggle({ playState, onToggle }: { playState: PlayState; onToggle: () => void }) {
  const isStopped = playState === 'stopped';
  return (
    <button
      type="button"
      className="portico-carousel-toggle"
      aria-label={isStopped ? 'Play slides' : 'Pause slides'}
      onClick={onToggle}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d={isStopped ? 'M4 2l10 6-10 6z' : 'M3 2h4v12H3zM9 2h4v12H9z'} />
      </svg>
    </button>
  );
}
