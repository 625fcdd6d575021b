import type { ContactPlatform } from './ContactButtonsProps.ts';

/** The URL that opens a conversation. */
export function contactAddress(
  platform: ContactPlatform,
  contact: string,
  mail: { readonly subject?: string; readonly body?: string } = {},
): string {
  const number = contact.replace(/[^\d+]/g, '');
  switch (platform) {
    case 'email': {
      const parts = Object.entries(mail).filter(([, text]) => text);
      const query = parts.map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`).join('&');
      return `mailto:${encodeURIComponent(contact).replace(/%40/g, '@')}${query && `?${query}`}`;
    }
    case 'sms':
      return `sms:${number}`;
    case 'phone':
      return `tel:${number}`;
    case 'whatsapp':
      return `https://wa.me/${number.replace(/\+/g, '')}`;
    case 'messenger':
      return `https://m.me/${encodeURIComponent(contact)}`;
    case 'skype':
      return `skype:${encodeURIComponent(contact)}?chat`;
    case 'viber':
      return `viber://chat?number=${encodeURIComponent(number)}`;
  }
}
