/** A network where people have profiles. */
export interface ProfileNetwork {
  readonly label: string;
  /** Name of its brand icon. */
  readonly icon: string;
}

/** The network of a profile's URL; the host name if it is unknown. */
export function networkOf(address: string): ProfileNetwork {
  const host = hostOf(address);
  const [, network] = [...NETWORKS].find(([name]) => host === name || host.endsWith(`.${name}`)) ?? [];
  return network ?? { label: host || 'Profile', icon: '' };
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    // An invalid URL has no host.
    return '';
  }
}

const NETWORKS: ReadonlyMap<string, ProfileNetwork> = new Map([
  ['facebook.com', { label: 'Facebook', icon: 'facebook' }],
  ['instagram.com', { label: 'Instagram', icon: 'instagram' }],
  ['linkedin.com', { label: 'LinkedIn', icon: 'linkedin' }],
  ['x.com', { label: 'X', icon: 'x-twitter' }],
  ['twitter.com', { label: 'X', icon: 'x-twitter' }],
  ['youtube.com', { label: 'YouTube', icon: 'youtube' }],
  ['pinterest.com', { label: 'Pinterest', icon: 'pinterest' }],
  ['tiktok.com', { label: 'TikTok', icon: 'tiktok' }],
  ['threads.net', { label: 'Threads', icon: 'threads' }],
  ['github.com', { label: 'GitHub', icon: 'github' }],
  ['mastodon.social', { label: 'Mastodon', icon: 'mastodon' }],
  ['whatsapp.com', { label: 'WhatsApp', icon: 'whatsapp' }],
  ['wa.me', { label: 'WhatsApp', icon: 'whatsapp' }],
  ['xing.com', { label: 'Xing', icon: 'xing' }],
  ['vimeo.com', { label: 'Vimeo', icon: 'vimeo' }],
  ['t.me', { label: 'Telegram', icon: 'telegram' }],
]);
