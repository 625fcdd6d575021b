/** A network to share pages on. */
export interface Network {
  readonly label: string;
  readonly icon: string;
  /** `null` prints the page. */
  readonly address: ((page: string, title: string) => string) | null;
}

const brand = (label: string, icon: string, address: NonNullable<Network['address']>): Network => ({
  label,
  icon: `fab fa-${icon}`,
  address,
});

const q = encodeURIComponent;

/** By the names used in documents. */
export const NETWORKS: ReadonlyMap<string, Network> = new Map<string, Network>([
  ['facebook', brand('Facebook', 'facebook', (page) => `https://www.facebook.com/sharer.php?u=${q(page)}`)],
  [
    'twitter',
    brand(
      'Twitter',
      'twitter',
      (page, title) => `https://x.com/intent/tweet?url=${q(page)}&text=${q(title)}`,
    ),
  ],
  [
    'x-twitter',
    brand('X', 'x-twitter', (page, title) => `https://x.com/intent/tweet?url=${q(page)}&text=${q(title)}`),
  ],
  ['threads', brand('Threads', 'threads', (page) => `https://www.threads.net/intent/post?text=${q(page)}`)],
  [
    'linkedin',
    brand('LinkedIn', 'linkedin', (page) => `https://www.linkedin.com/shareArticle?mini=true&url=${q(page)}`),
  ],
  [
    'pinterest',
    brand(
      'Pinterest',
      'pinterest',
      (page, title) => `https://www.pinterest.com/pin/create/button/?url=${q(page)}&description=${q(title)}`,
    ),
  ],
  [
    'reddit',
    brand(
      'Reddit',
      'reddit',
      (page, title) => `https://www.reddit.com/submit?url=${q(page)}&title=${q(title)}`,
    ),
  ],
  [
    'whatsapp',
    brand(
      'WhatsApp',
      'whatsapp',
      (page, title) => `https://api.whatsapp.com/send?text=${q(`${title} ${page}`)}`,
    ),
  ],
  [
    'telegram',
    brand(
      'Telegram',
      'telegram',
      (page, title) => `https://telegram.me/share/url?url=${q(page)}&text=${q(title)}`,
    ),
  ],
  ['tumblr', brand('Tumblr', 'tumblr', (page) => `https://www.tumblr.com/share/link?url=${q(page)}`)],
  ['vk', brand('VK', 'vk', (page) => `https://vk.com/share.php?url=${q(page)}`)],
  ['odnoklassniki', brand('OK', 'odnoklassniki', (page) => `https://connect.ok.ru/offer?url=${q(page)}`)],
  ['digg', brand('Digg', 'digg', (page) => `https://digg.com/submit?url=${q(page)}`)],
  ['skype', brand('Skype', 'skype', (page) => `https://web.skype.com/share?url=${q(page)}`)],
  [
    'stumbleupon',
    brand('StumbleUpon', 'stumbleupon', (page) => `https://www.stumbleupon.com/submit?url=${q(page)}`),
  ],
  ['mix', brand('Mix', 'mix', (page) => `https://mix.com/add?url=${q(page)}`)],
  ['pocket', brand('Pocket', 'get-pocket', (page) => `https://getpocket.com/edit?url=${q(page)}`)],
  ['xing', brand('XING', 'xing', (page) => `https://www.xing.com/spi/shares/new?url=${q(page)}`)],
  [
    'email',
    {
      label: 'Email',
      icon: 'fas fa-envelope',
      address: (page: string, title: string) => `mailto:?subject=${q(title)}&body=${q(page)}`,
    },
  ],
  ['print', { label: 'Print', icon: 'fas fa-print', address: null }],
]);
