import type { CSSProperties } from 'react';
import type { LightboxFilm } from '../../browser/actions/lightboxRequest.ts';
import { filmAttributes } from './filmAttributes.ts';
import { filmRatio } from './filmRatio.ts';

interface FilmProps {
  readonly film: LightboxFilm;
  readonly title: string;
  /** As settings carry it. */
  readonly aspectRatio: unknown;
}

/** A film that plays: a file of the site, or the frame of a provider. */
export function Film({ film, title, aspectRatio }: FilmProps) {
  const ratio = filmRatio(aspectRatio);
  const shape = ratio > 1 ? 'landscape' : ratio < 1 ? 'portrait' : 'square';
  return (
    <div className="elementor-video-container elementor-lightbox-prevent-close">
      <div
        className={`elementor-video-wrapper elementor-video-${shape}`}
        style={{ '--video-aspect-ratio': ratio.toFixed(5) } as CSSProperties}
      >
        {film.source === 'frame' ? (
          <iframe
            src={film.url}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <video src={film.url} autoPlay={film.autoplay} {...filmAttributes(film.params, film.url)} />
        )}
      </div>
    </div>
  );
}
