import type { ProviderVideo } from '@portico/kernel/videos';

export interface EmbedOptions {
  readonly autoplay?: boolean;
  readonly mute?: boolean;
  readonly loop?: boolean;
  /** Shown by default. */
  readonly controls?: boolean;
  readonly captions?: boolean;
  readonly playsInline?: boolean;
  readonly startS?: number;
  readonly endS?: number;
  /** Asks the provider not to set cookies. */
  readonly isPrivate?: boolean;
  /** What the provider's player shows about the video's maker, if configurable. */
  readonly hasTitle?: boolean;
  readonly hasPortrait?: boolean;
  readonly hasByline?: boolean;
  readonly hasLogo?: boolean;
  /** Colour of the player's controls, as six hexadecimal digits. */
  readonly color?: string;
}

/** URL of the page that shows a video in a frame. */
export function embedAddress(video: ProviderVideo, options: EmbedOptions = {}): string {
  const { origin, query, fragment = '' } = EMBEDS[video.provider](video, options);
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return `${origin}${encodeURIComponent(video.id)}?${search}${fragment}`;
}

interface Embed {
  readonly origin: string;
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly fragment?: string;
}

const flag = (on: boolean | undefined): 0 | 1 => (on ? 1 : 0);
/** The provider's default if the author has set nothing. */
const choice = (on: boolean | undefined): 0 | 1 | undefined => (on === undefined ? undefined : flag(on));
const only = (on: boolean | undefined): 1 | undefined => (on ? 1 : undefined);

const EMBEDS: Readonly<
  Record<ProviderVideo['provider'], (video: ProviderVideo, options: EmbedOptions) => Embed>
> = {
  youtube: (
    { id },
    { autoplay, mute, loop, controls = true, captions, playsInline, startS, endS, isPrivate },
  ) => ({
    origin: `https://www.youtube${isPrivate ? '-nocookie' : ''}.com/embed/`,
    query: {
      feature: 'oembed',
      loop: flag(loop),
      controls: flag(controls),
      mute: flag(mute),
      rel: 0,
      cc_load_policy: flag(captions),
      playlist: loop ? id : undefined,
      start: startS || undefined,
      end: endS || undefined,
      wmode: 'opaque',
      autoplay: only(autoplay),
      playsinline: only(playsInline),
    },
  }),
  vimeo: (
    { privacyHash },
    { autoplay, mute, loop, startS, isPrivate, hasTitle, hasPortrait, hasByline, color },
  ) => ({
    origin: 'https://player.vimeo.com/video/',
    query: {
      loop: flag(loop),
      muted: flag(mute),
      title: choice(hasTitle),
      portrait: choice(hasPortrait),
      byline: choice(hasByline),
      color,
      autopause: 0,
      dnt: isPrivate ? 'true' : undefined,
      h: privacyHash,
      autoplay: only(autoplay),
    },
    fragment: startS ? `#t=${vimeoTime(startS)}` : '',
  }),
  dailymotion: (_video, { autoplay, mute, controls = true, startS, hasTitle, hasLogo, color }) => ({
    origin: 'https://dailymotion.com/embed/video/',
    query: {
      controls: flag(controls),
      mute: flag(mute),
      'ui-start-screen-info': choice(hasTitle),
      'ui-logo': choice(hasLogo),
      'ui-highlight': color,
      start: startS || undefined,
      'endscreen-enable': 0,
      autoplay: only(autoplay),
    },
  }),
  videopress: (_video, { autoplay, mute, loop, controls = true, playsInline, startS }) => ({
    origin: 'https://videopress.com/embed/',
    query: {
      controls: flag(controls),
      autoPlay: only(autoplay),
      muted: flag(mute),
      loop: flag(loop),
      playsinline: only(playsInline),
      at: startS || undefined,
    },
  }),
};

/** `00h01m30s` */
function vimeoTime(seconds: number): string {
  const pad = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${pad(seconds / 3600)}h${pad((seconds % 3600) / 60)}m${pad(seconds % 60)}s`;
}
