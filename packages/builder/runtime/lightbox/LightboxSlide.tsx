import { lazy, Suspense } from 'react';
import { LightboxIcon } from './LightboxIcon.tsx';
import type { Slide } from './slideshow.ts';

/** Most lightboxes show pictures: the video player is loaded on demand. */
const VideoPlayer = lazy(() =>
  import('./VideoPlayer.tsx').then(({ VideoPlayer }) => ({ default: VideoPlayer })),
);

interface LightboxSlideProps {
  readonly slide: Slide;
  readonly isActive: boolean;
  /** Shown or adjacent; others are not loaded yet. */
  readonly isNear: boolean;
  /** Playback ends at once, not after the fade. */
  readonly isClosing: boolean;
  /** As in the settings. */
  readonly aspectRatio: unknown;
  readonly playLabel: string;
  readonly onZoom: () => void;
}

export function LightboxSlide({ slide, isActive, isNear, isClosing, ...rest }: LightboxSlideProps) {
  return (
    <div
      className={`swiper-slide elementor-lightbox-item${isActive ? ' swiper-slide-active' : ''}`}
      data-e-action-hash={slide.actionHash ?? undefined}
      data-elementor-slideshow-video={slide.video ? slide.video.url : undefined}
      inert={!isActive}
    >
      {slide.content ? (
        <div
          className="elementor-lightbox-prevent-close"
          ref={(place) => place?.append(slide.content ?? '')}
        />
      ) : slide.video ? (
        <VideoSlide slide={slide} isPlaying={isActive && !isClosing} {...rest} />
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

interface VideoSlideProps extends Pick<LightboxSlideProps, 'slide' | 'aspectRatio' | 'playLabel'> {
  readonly isPlaying: boolean;
}

/** A video plays while it is the current slide. */
function VideoSlide({ slide, isPlaying, aspectRatio, playLabel }: VideoSlideProps) {
  if (!slide.video) return null;
  const sign = (
    <span className="elementor-custom-embed-play elementor-lightbox-prevent-close">
      <LightboxIcon name="play" />
    </span>
  );
  if (!isPlaying) return sign;
  return (
    <Suspense fallback={sign}>
      <VideoPlayer video={slide.video} title={slide.title || playLabel} aspectRatio={aspectRatio} />
    </Suspense>
  );
}
