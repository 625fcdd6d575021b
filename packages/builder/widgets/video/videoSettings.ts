import { isOn, isRecord, numberOf, type Settings, textOf } from '../../model/settings/read.ts';
import { VIDEO_TYPES, type VideoProps, type VideoType } from './VideoProps.ts';

/** Reads a video's settings. Missing ones are off. */
export function videoFromSettings(settings: Settings): VideoProps {
  const type = VIDEO_TYPES.find((one) => one === settings.video_type) ?? 'youtube';
  return {
    type,
    address: type === 'hosted' ? hostedAddress(settings) : addressIn(settings[ADDRESS_KEYS[type]]),
    startS: seconds(settings.start),
    endS: seconds(settings.end),
    autoplay: isOn(settings.autoplay),
    playsInline: isOn(settings.play_on_mobile),
    mute: isOn(settings.mute),
    loop: isOn(settings.loop),
    controls: isOn(settings.controls),
    captions: isOn(settings.cc_load_policy),
    isPrivate: isOn(settings.yt_privacy),
    waitsForPlay: isOn(settings.wait_for_play),
    isLazy: isOn(settings.lazy_load),
    opensLightbox: isOn(settings.lightbox),
  };
}

/** The inverse: what a page prints for the browser. */
export function settingsFromVideo(video: VideoProps): Settings {
  const yes = (on: boolean): 'yes' | undefined => (on ? 'yes' : undefined);
  const settings = {
    video_type: video.type,
    [ADDRESS_KEYS[video.type]]: video.address || undefined,
    start: video.startS || undefined,
    end: video.endS || undefined,
    autoplay: yes(video.autoplay),
    play_on_mobile: yes(video.playsInline),
    mute: yes(video.mute),
    loop: yes(video.loop),
    controls: yes(video.controls),
    cc_load_policy: yes(video.captions),
    yt_privacy: yes(video.isPrivate),
    wait_for_play: yes(video.waitsForPlay),
    lazy_load: yes(video.isLazy),
    lightbox: yes(video.opensLightbox),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

const ADDRESS_KEYS: Readonly<Record<VideoType, string>> = {
  youtube: 'youtube_url',
  vimeo: 'vimeo_url',
  dailymotion: 'dailymotion_url',
  videopress: 'videopress_url',
  hosted: 'external_url',
};

/** An external video takes precedence. Its URL stays stored while switched off, which only Elementor's editor can do. */
function hostedAddress({
  external_url: elsewhere,
  hosted_url: here,
  insert_url: isElsewhere,
}: Settings): string {
  const isOff = isRecord(elsewhere) && !isOn(isElsewhere);
  return addressIn(isOff ? here : elsewhere) || addressIn(isOff ? elsewhere : here);
}

/** A string, or in a map. */
function addressIn(value: unknown): string {
  return textOf(isRecord(value) ? value.url : value);
}

function seconds(value: unknown): number {
  return Math.max(0, Math.floor(numberOf(value) ?? 0));
}
