import { type Settings, textOf } from '../../model/settings/read.ts';

/** URL of a link to contact a person, by Elementor's contact types. */
export function contactAddress(settings: Settings): string {
  const of = (name: string): string => textOf(settings[name]).slice(0, LONGEST).trim();
  const [number, user] = [of('tel_number').replace(/\s/g, ''), of('username')];
  switch (settings.link_type) {
    case 'email':
      return of('mail_to') && mailTo(of('mail_to'), { subject: of('mail_subject'), body: of('mail_body') });
    case 'tel':
      return number && `tel:${number}`;
    case 'sms':
      return number && `sms:${number}`;
    case 'whatsapp':
      return number && `https://api.whatsapp.com/send?phone=${encodeURIComponent(number)}`;
    case 'viber':
      return number && `viber://contact?number=${encodeURIComponent(number)}`;
    case 'skype':
      return user && `skype:${user}?call`;
    case 'messenger':
      return user && `https://m.me/${encodeURIComponent(user)}`;
    case 'waze':
      return `https://waze.com/ul?q=${encodeURIComponent(of('waze_address'))}&z=10&navigate=yes`;
    default:
      return '';
  }
}

const LONGEST = 2_000;

function mailTo(address: string, said: Readonly<Record<string, string>>): string {
  const parts = Object.entries(said).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(text)}`] : [],
  );
  return `mailto:${address}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
