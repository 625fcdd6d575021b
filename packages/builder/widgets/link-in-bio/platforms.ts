import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import { recordOf, type Settings, textOf } from '../../model/settings/read.ts';

/** A row's link: to a page, or to a person on one of the platforms. */
export function platformLink(row: Settings, before: string, platform: string): LinkAttributes | null {
  const of = (name: string): unknown => row[`${before}_${name}`];
  const number = textOf(of('number')).replace(/[^\d+]/g, '');
  const user = textOf(of('username')).trim();
  switch (platform.toLowerCase()) {
    case 'email': {
      const to = textOf(of('mail')).trim();
      const parts = [
        ['subject', textOf(of('mail_subject'))],
        ['body', textOf(of('mail_body'))],
      ].flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []));
      const address = `mailto:${encodeURIComponent(to).replace(/%40/g, '@')}`;
      return to ? { href: parts.length > 0 ? `${address}?${parts.join('&')}` : address } : null;
    }
    case 'telephone':
      return number ? { href: `tel:${number}` } : null;
    case 'sms':
      return number ? { href: `sms:${number}` } : null;
    case 'whatsapp':
      return number ? { href: `https://wa.me/${number.replace(/\+/g, '')}` } : null;
    case 'messenger':
      return user ? { href: `https://m.me/${encodeURIComponent(user)}` } : null;
    case 'waze':
      return linkOf(of('location'));
    case 'file download':
    case 'save contact (vcard)':
      return linkOf({ url: recordOf(of('file')).url });
    default:
      return linkOf(of('url'));
  }
}

/** A platform's icon, as in a setting. */
export function iconOfPlatform(platform: string): { readonly library: string; readonly value: string } {
  const name = platform.toLowerCase();
  const icon = ICONS[name];
  if (icon) return { library: 'fa-solid', value: `fas fa-${icon}` };
  return { library: 'fa-brands', value: `fab fa-${BRANDS[name] ?? name.replace(/[^a-z\d]+/g, '-')}` };
}

const ICONS: Readonly<Record<string, string>> = {
  email: 'envelope',
  telephone: 'phone',
  sms: 'comment-sms',
  url: 'link',
  'file download': 'download',
  'save contact (vcard)': 'address-card',
};
const BRANDS: Readonly<Record<string, string>> = {
  'x (twitter)': 'x-twitter',
  'apple music': 'apple',
  messenger: 'facebook-messenger',
};
