/** A video at a provider. */
export interface ProviderVideo {
  readonly provider: VideoProvider;
  readonly id: string;
  /** Vimeo's key to a video that is not listed. */
  readonly privacyHash?: string;
}

export type VideoProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'videopress';

/** Finds out whose video an address is. `null` when it belongs to no provider that is known here. */
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

/** Ids are letters, digits, hyphens and underscores: whatever else stands there does not get into an embed address. */
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
