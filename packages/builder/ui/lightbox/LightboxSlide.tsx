import { lazy, Suspense } from 'react';
import type { Slide } from '../../browser/actions/slideshow.ts';
import { LightboxIcon } from './LightboxIcon.tsx';

/** Most lightboxes show pictures: what plays films comes with the first of them. */
const Film = lazy(() => import('./Film.tsx').then(({ Film }) => ({ default: Film })));

interface LightboxSlideProps {
  readonly slide: Slide;
  readonly isActive: boolean;
  /** Shown or next to what is shown; the others wait. */
  readonly isNear: boolean;
  readonly isPlaying: boolean;
  /** As settings carry it. */
  readonly aspectRatio: unknown;
  readonly playLabel: string;
  readonly onPlay: () => void;
  readonly onZoom: () => void;
}

export function LightboxSlide({ slide, isActive, isNear, isPlaying, ...rest }: LightboxSlideProps) {
  return (
    <div
      className={`swiper-slide elementor-lightbox-item${isActive ? ' swiper-slide-active' : ''}`}
      data-e-action-hash={slide.actionHash ?? undefined}
      data-elementor-slideshow-video={slide.film ? slide.film.url : undefined}
      inert={!isActive}
    >
      {slide.film ? (
        <FilmSlide slide={slide} isPlaying={isPlaying && isActive} {...rest} />
      ) : (
        <div className="swiper-zoom-container">
          <img
            className={`elementor-lightbox-image elementor-lightbox-prevent-close swiper-lazy${isNear ? ' swiper-lazy-loaded' : ''}`}
            {...(isNear ? { src: slide.url } : { 'data-src': slide.url })}
            data-title={slide.title || undefined}
            data-description={slide.description || undefined}
            alt={[slide.title, slide.description].filter(Boolean).join(' - ') || slide.alt}
            draggable={false}
            onDoubleClick={rest.onZoom}
          />
        </div>
      )}
    </div>
  );
}

type FilmSlideProps = Pick<
  LightboxSlideProps,
  'slide' | 'isPlaying' | 'aspectRatio' | 'playLabel' | 'onPlay'
>;

function FilmSlide({ slide, isPlaying, aspectRatio, playLabel, onPlay }: FilmSlideProps) {
  if (!slide.film) return null;
  if (!isPlaying)
    return (
      <button
        type="button"
        className="elementor-custom-embed-play elementor-lightbox-prevent-close"
        aria-label={playLabel}
        onClick={onPlay}
      >
        <LightboxIcon name="play" />
      </button>
    );
  return (
    <Suspense>
      <Film film={slide.film} title={slide.title || playLabel} aspectRatio={aspectRatio} />
    </Suspense>
  );
}
