/** A video hosted by a provider. */
export interface ProviderVideo {
  readonly provider: VideoProvider;
  readonly id: string;
  /** Vimeo's key for an unlisted video. */
  readonly privacyHash?: string;
}

export type VideoProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'videopress';

/** Recognises a provider's video URL. `null` if it belongs to no known provider. */
export function parseVideoAddress(address: string): ProviderVideo | null {
  for (const [provider, pattern] of PATTERNS) {
    const id = pattern.exec(address)?.[1];
    if (!id) continue;
    if (provider !== 'vimeo') return { provider, id };
    const privacyHash = VIMEO_HASH.exec(address)?.[1];
    return privacyHash ? { provider, id, privacyHash } : { provider, id };
  }
  return null;
}

const ORIGIN = '^(?:https?:)?(?://)?';

/** IDs are letters, digits, hyphens and underscores: nothing else gets into an embed URL. */
const PATTERNS: readonly (readonly [VideoProvider, RegExp])[] = [
  [
    'youtube',
    new RegExp(
      `${ORIGIN}(?:www\\.|m\\.)?(?:youtu\\.be/|youtube(?:-nocookie)?\\.com/(?:(?:watch)?\\?(?:[^#]*&)?vi?=|(?:embed|v|vi|user|shorts)/))([\\w-]+)(?=$|[?&"'>#/])`,
      'i',
    ),
  ],
  ['vimeo', new RegExp(`${ORIGIN}(?:www\\.|player\\.)?vimeo\\.com/(?:[a-z]+/)*(\\d{6,11})(?!\\d)`, 'i')],
  [
    'dailymotion',
    new RegExp(`${ORIGIN}(?:www\\.)?dailymotion\\.com/(?:video|hub|embed/video)/([a-z\\d]+)`, 'i'),
  ],
  [
    'videopress',
    new RegExp(
      `${ORIGIN}(?:video\\.|www\\.)?(?:videopress\\.com/(?:v|embed)|videos\\.files\\.wordpress\\.com)/([a-z\\d]{8,})`,
      'i',
    ),
  ],
];

const VIMEO_HASH = /(?:[?&]h=|\/\d{6,11}\/)([\da-z]+)/i;
