import { type LinkAttributes, linkOf } from '../../model/settings/link.ts';
import { type Settings, textOf } from '../../model/settings/read.ts';
import { CONTACT_PLATFORMS } from './ContactButtonsProps.ts';
import { contactAddress } from './contactAddress.ts';

/** A way of contacting somebody: its class name, its label and its icon. */
interface ContactWay {
  readonly name: string;
  readonly label: string;
  readonly icon: { readonly library: string; readonly value: string };
}

/** Prefix of the settings of one contact link, in a widget or in a row. */
type ContactSettings = 'chat_button' | 'contact_icon';

const way = (name: string, label: string, value: string): ContactWay => ({
  name,
  label,
  icon: { library: value.startsWith('fab') ? 'fa-brands' : 'fa-solid', value },
});
const WHATSAPP = way('whatsapp', 'WhatsApp', 'fab fa-whatsapp');
const WAYS = [
  WHATSAPP,
  way('email', 'Email', 'fas fa-envelope'),
  way('sms', 'SMS', 'fas fa-sms'),
  way('phone', 'Telephone', 'fas fa-phone-alt'),
  way('messenger', 'Messenger', 'fab fa-facebook-messenger'),
  way('skype', 'Skype', 'fab fa-skype'),
  way('viber', 'Viber', 'fab fa-viber'),
  way('waze', 'Waze', 'fab fa-waze'),
  way('url', 'Link', 'fas fa-globe'),
];

export function contactWay(settings: Settings, before: ContactSettings): ContactWay {
  const said = textOf(settings[`${before}_platform`]).toLowerCase();
  const name = said === 'telephone' ? 'phone' : said;
  return WAYS.find((one) => one.name === name) ?? WHATSAPP;
}

/** The contact of a link, as text; empty if there is none. */
export function contactOf(settings: Settings, before: ContactSettings): string {
  const of = (name: string): string => textOf(settings[`${before}_${name}`]).trim();
  const { name } = contactWay(settings, before);
  if (name === 'waze' || name === 'url') return linkOf(settings[`${before}_${name}`])?.href ?? '';
  if (name === 'email') return of('mail');
  return name === 'messenger' || name === 'skype' ? of('username') : of('number');
}

/** Its URL; `null` if there is no contact. Conversations open in a new tab. */
export function contactLink(settings: Settings, before: ContactSettings): LinkAttributes | null {
  const { name } = contactWay(settings, before);
  const platform = CONTACT_PLATFORMS.find((one) => one === name);
  if (!platform) return linkOf(settings[`${before}_${name}`]);
  const contact = contactOf(settings, before);
  if (!contact) return null;
  const address = contactAddress(platform, contact, {
    subject: textOf(settings[`${before}_mail_subject`]),
    body: textOf(settings[`${before}_mail_body`]),
  });
  const isCard = settings[`${before}_viber_action`] === 'contact';
  return {
    href: isCard ? address.replace(/^viber:\/\/chat/, 'viber://contact') : address,
    target: '_blank',
    rel: 'noopener noreferrer',
  };
}
