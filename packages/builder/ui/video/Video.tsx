import { IslandStyle } from '@portico/kernel/islands/react';
import { pageActionHash } from '../../browser/actions/actionHash.ts';
import type { BuilderElement } from '../../protocol.ts';
import { recordOf, textOf } from '../../settings/read.ts';
import { WidgetElement } from '../element/WidgetElement.tsx';
import type { VideoProps } from './VideoProps.ts';
import { settingsFromVideo, videoFromSettings } from './videoSettings.ts';

/** The whole video widget, as the server renders it. On our own pages a provider's film always waits for the visitor. */
export function Video({ element }: { element: BuilderElement }) {
  const { settings } = element;
  const read = videoFromSettings(settings);
  const video: VideoProps = read.type === 'hosted' ? read : { ...read, waitsForPlay: true, isPrivate: true };
  const title = textOf(settings.title) || 'Video';
  const poster = textOf(recordOf(settings.image_overlay).url);
  const hosted = video.type === 'hosted' ? ' e-hosted-video' : '';
  return (
    <WidgetElement id={element.id} widgetType="video" browserSettings={settingsFromVideo(video)}>
      <IslandStyle name="video" />
      <div
        className={`elementor-wrapper elementor-open-${video.opensLightbox ? 'lightbox' : 'inline'}${hosted}`}
      >
        {!video.opensLightbox && <Player video={video} title={title} poster={poster} />}
        {(video.opensLightbox || video.type !== 'hosted' || poster) && (
          <Overlay id={element.id} video={video} title={title} poster={poster} />
        )}
      </div>
    </WidgetElement>
  );
}

interface PartProps {
  readonly video: VideoProps;
  readonly title: string;
  readonly poster: string;
}

function Player({ video, title, poster }: PartProps) {
  // The place that the player takes once the visitor has pressed play.
  if (video.type !== 'hosted') return <div className="elementor-video" data-title={title} />;
  const range = video.startS || video.endS ? `#t=${video.startS}${video.endS ? `,${video.endS}` : ''}` : '';
  return (
    <video
      className="elementor-video"
      src={video.address + range}
      title={title}
      controls={video.controls}
      loop={video.loop}
      muted={video.mute}
      playsInline={video.playsInline}
      autoPlay={video.autoplay && !poster}
      preload="metadata"
      controlsList="nodownload"
      {...(poster ? { poster } : {})}
    />
  );
}

function Overlay({ id, video, title, poster }: PartProps & { id: string }) {
  const lightbox = video.opensLightbox ? lightboxAttributes(id, video) : {};
  return (
    <div className="elementor-custom-embed-image-overlay" {...lightbox}>
      {poster && <img src={poster} alt="" loading="lazy" />}
      {/* biome-ignore lint/a11y/useSemanticElements: pages and their sheets know a div here */}
      <div
        className="elementor-custom-embed-play"
        role="button"
        tabIndex={0}
        aria-label={`Play video: ${title}`}
      >
        <svg viewBox="0 0 24 24" width="32" height="32" fill="currentColor" aria-hidden="true">
          <path d="M7 4l14 8-14 8z" />
        </svg>
      </div>
      {video.type !== 'hosted' && (
        <p className="portico-video-notice">
          Plays from {PROVIDER_NAMES[video.type]}, which then learns of your visit.
        </p>
      )}
    </div>
  );
}

const PROVIDER_NAMES = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  videopress: 'VideoPress',
} as const;

function lightboxAttributes(id: string, video: VideoProps) {
  const request = {
    type: 'video',
    videoType: video.type,
    url: video.address,
    autoplay: 'yes',
    modalOptions: { id: `elementor-lightbox-${id}`, videoAspectRatio: '169' },
  };
  return {
    'data-elementor-open-lightbox': 'yes',
    'data-elementor-lightbox': JSON.stringify(request),
    'data-e-action-hash': pageActionHash('lightbox', request),
  };
}
