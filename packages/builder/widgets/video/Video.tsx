import { IslandStyle } from '@portico/kernel/islands/react';
import { parseVideoAddress } from '@portico/kernel/videos';
import { safeAddress, safeFile } from '../../model/settings/link.ts';
import { recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import { elementGlobals } from '../../model/styles/elementGlobals.ts';
import { color } from '../../model/styles/values.ts';
import { coverPicture } from '../../parts/element/shownPicture.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useIcons } from '../../parts/icon/useIcons.ts';
import { pageActionHash } from '../../runtime/actions/createActionHash.ts';
import { type EmbedOptions, embedAddress } from '../../runtime/videos/embedAddress.ts';
import { FRAME_OF } from '../../runtime/videos/frameOrigins.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { PlayOverlay } from './PlayOverlay.tsx';
import type { VideoProps } from './VideoProps.ts';
import { settingsFromVideo, videoFromSettings } from './videoSettings.ts';

/** The whole video widget, rendered on the server. On our own pages a provider's video always waits for the visitor. */
export function Video({ element }: { element: BuilderElement }) {
  const { settings } = element;
  const read = videoFromSettings(settings);
  const isFile = read.type === 'hosted';
  const video: VideoProps = isFile
    ? { ...read, address: safeFile(read.address) }
    : { ...read, waitsForPlay: true, isPrivate: true };
  const provided = isFile ? null : parseVideoAddress(video.address);
  const title = textOf(settings.title) || 'Video';
  const overlay = coverPicture(settings.image_overlay, settings, 'image_overlay');
  const poster = overlay?.src ?? '';
  const iconOf = useIcons();
  const frame = widgetFrame(element);
  return (
    <WidgetElement {...frame} browserSettings={{ ...frame.browserSettings, ...settingsFromVideo(video) }}>
      <IslandStyle name="video" />
      {(isFile && video.address) || provided ? (
        <div
          className={`elementor-wrapper elementor-open-${video.opensLightbox ? 'lightbox' : 'inline'}${isFile ? ' e-hosted-video' : ''}`}
          {...(provided && { [FRAME_OF]: provided.provider })}
        >
          {!video.opensLightbox && isFile && <File video={video} title={title} poster={poster} />}
          {/* Placeholder for the player, after the visitor has pressed play. */}
          {!video.opensLightbox && provided && (
            <div
              className="elementor-video"
              data-title={title}
              data-lazy-load={embedAddress(provided, { ...video, ...playerLooks(settings), ...PRESSED })}
            />
          )}
          {(video.opensLightbox || provided || poster) && (
            <PlayOverlay
              title={title}
              poster={poster}
              {...(overlay?.className && { posterClass: overlay.className })}
              icon={isUsualIcon(settings.play_icon) ? '' : iconOf(settings.play_icon)}
              hasIcon={settings.show_play_icon !== ''}
              provider={provided && PROVIDER_NAMES[provided.provider]}
              {...(video.opensLightbox && { attributes: lightboxAttributes(element.id, video, settings) })}
            />
          )}
        </div>
      ) : (
        <NoVideo address={video.address} title={title} />
      )}
    </WidgetElement>
  );
}

/** Elementor's default is drawn by the style sheet. */
const isUsualIcon = (icon: unknown): boolean => recordOf(icon).value === 'eicon-play';

/** The frame is only created after the visitor has asked for the video. */
const PRESSED = { autoplay: true, playsInline: true } as const;

/** For a URL that is not a video's: it can at least be followed. */
function NoVideo({ address, title }: { address: string; title: string }) {
  const href = safeAddress(address);
  return /^https?:/i.test(href) ? <a href={href}>{title}</a> : null;
}

function File({ video, title, poster }: { video: VideoProps; title: string; poster: string }) {
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
      preload={poster ? 'none' : 'metadata'}
      controlsList="nodownload"
      {...(poster ? { poster } : {})}
    />
  );
}

const PROVIDER_NAMES = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  videopress: 'VideoPress',
} as const;

/** Which parts of its player a provider is asked to show; unset ones are left to the provider. */
function playerLooks(settings: Settings): EmbedOptions {
  const isShown = (name: string): boolean | undefined =>
    name in settings ? settings[name] === 'yes' : undefined;
  const looks = {
    hasTitle: isShown('vimeo_title') ?? isShown('showinfo'),
    hasPortrait: isShown('vimeo_portrait'),
    hasByline: isShown('vimeo_byline'),
    hasLogo: isShown('logo'),
    color: /^#([\da-f]{6})$/i.exec(textOf(settings.color))?.[1],
  };
  return Object.fromEntries(Object.entries(looks).filter(([, value]) => value !== undefined));
}

function lightboxColors(settings: Settings) {
  const { references } = elementGlobals(settings);
  const read = (name: string) => references.get(name) ?? color(settings[name]) ?? undefined;
  return {
    color: read('lightbox_color'),
    uiColor: read('lightbox_ui_color'),
    uiHoverColor: read('lightbox_ui_color_hover'),
  };
}

/** As in markup: presence means on. */
function fileAttributes({ controls, loop, mute }: VideoProps) {
  return { ...(controls && { controls: '' }), ...(loop && { loop: '' }), ...(mute && { muted: 'muted' }) };
}

function lightboxAttributes(id: string, video: VideoProps, settings: Settings) {
  const request = {
    type: 'video',
    videoType: video.type,
    url: video.address,
    autoplay: 'yes',
    modalOptions: {
      id: `elementor-lightbox-${id}`,
      entranceAnimation: textOf(settings.lightbox_content_animation) || undefined,
      entranceAnimation_tablet: textOf(settings.lightbox_content_animation_tablet) || undefined,
      entranceAnimation_mobile: textOf(settings.lightbox_content_animation_mobile) || undefined,
      ...lightboxColors(settings),
      videoAspectRatio: textOf(settings.aspect_ratio) || '169',
    },
    videoParams: video.type === 'hosted' ? fileAttributes(video) : undefined,
  };
  return {
    'data-elementor-open-lightbox': 'yes',
    'data-elementor-lightbox': JSON.stringify(request),
    'data-e-action-hash': pageActionHash('lightbox', request),
  };
}
