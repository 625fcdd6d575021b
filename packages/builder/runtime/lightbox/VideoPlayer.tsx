import type { CSSProperties } from 'react';
import type { LightboxVideo } from './lightboxRequest.ts';
import { videoAttributes } from './videoAttributes.ts';
import { videoRatio } from './videoRatio.ts';

interface VideoPlayerProps {
  readonly video: LightboxVideo;
  readonly title: string;
  /** As in the settings. */
  readonly aspectRatio: unknown;
}

/** A playing video: a self-hosted file, or a provider's frame. */
export function VideoPlayer({ video, title, aspectRatio }: VideoPlayerProps) {
  const ratio = videoRatio(aspectRatio);
  const shape = ratio > 1 ? 'landscape' : ratio < 1 ? 'portrait' : 'square';
  return (
    <div className="elementor-video-container elementor-lightbox-prevent-close">
      <div
        className={`elementor-video-wrapper elementor-video-${shape}`}
        style={{ '--video-aspect-ratio': ratio.toFixed(5) } as CSSProperties}
      >
        {video.source === 'frame' ? (
          <iframe
            src={video.url}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <video src={video.url} autoPlay {...videoAttributes(video.params, video.url)} />
        )}
      </div>
    </div>
  );
}
