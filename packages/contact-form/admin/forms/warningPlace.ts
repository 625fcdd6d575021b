import { MESSAGE_LABELS } from './messageLabels.ts';

/** The place in the editor that a warning belongs to, by the labels of its tabs and fields: `mail.recipient` is “Mail: To”. */
export function warningPlace(section: string): string {
  const [part = '', field = ''] = section.split('.');
  const names: Readonly<Record<string, string>> = part === 'messages' ? MESSAGE_LABELS : FIELDS;
  const tab = TABS[part] ?? part;
  return part !== 'form' && names[field] ? `${tab}: ${names[field]}` : tab;
}

const TABS: Readonly<Record<string, string>> = {
  form: 'Form',
  mail: 'Mail',
  mail_2: 'Second mail',
  messages: 'Messages',
  additional_settings: 'Settings',
};

const FIELDS: Readonly<Record<string, string>> = {
  recipient: 'To',
  sender: 'From',
  subject: 'Subject',
  body: 'Body',
  additional_headers: 'Additional headers',
  attachments: 'Files to attach',
};
