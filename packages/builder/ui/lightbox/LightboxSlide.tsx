import { ASPECT_RATIOS, aspectRatioFrom } from '../../browser/actions/lightboxRequest.ts';
import type { Slide } from '../../browser/actions/slideshow.ts';
import { LightboxIcon } from './LightboxIcon.tsx';

interface LightboxSlideProps {
  readonly slide: Slide;
  readonly isActive: boolean;
  /** Shown or next to what is shown; the others wait. */
  readonly isNear: boolean;
  readonly isPlaying: boolean;
  readonly aspectRatio: number;
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
  const ratio = ASPECT_RATIOS[aspectRatioFrom(aspectRatio)];
  const shape = ratio > 1 ? 'landscape' : ratio < 1 ? 'portrait' : 'square';
  return (
    <div className="elementor-video-container elementor-lightbox-prevent-close">
      <div
        className={`elementor-video-wrapper elementor-video-${shape}`}
        style={{ '--video-aspect-ratio': ratio.toFixed(5) } as React.CSSProperties}
      >
        {slide.film.source === 'frame' ? (
          <iframe
            src={slide.film.url}
            title={slide.title || playLabel}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: the site's own film, whose captions are in the file or nowhere
          <video src={slide.film.url} autoPlay={slide.film.autoplay} controls playsInline />
        )}
      </div>
    </div>
  );
}
