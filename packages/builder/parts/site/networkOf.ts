/** A place where people have profiles. */
export interface ProfileNetwork {
  readonly label: string;
  /** The name of its icon among the brands. */
  readonly icon: string;
}

/** What an address of a profile belongs to; the name of the host where nobody here knows it. */
export function networkOf(address: string): ProfileNetwork {
  const host = hostOf(address);
  const [, network] = [...NETWORKS].find(([name]) => host === name || host.endsWith(`.${name}`)) ?? [];
  return network ?? { label: host || 'Profile', icon: '' };
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    // An address that is none has no name.
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
