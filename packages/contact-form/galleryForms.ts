import { newForm } from './template/defaultForm.ts';
import type { FormDefinition } from './template/FormDefinition.ts';

/** The IDs of the gallery's forms. Pages refer to them, so they must not change. */
export const GALLERY_FORMS = {
  texts: 2,
  choices: 3,
  numbers: 4,
  acceptance: 5,
  puzzles: 6,
  uploads: 7,
  counters: 8,
  sent: 9,
  failed: 10,
  aborted: 11,
  review: 12,
  payment: 13,
  membersOnly: 14,
  demo: 15,
  visit: 16,
} as const;

type Name = keyof typeof GALLERY_FORMS;

const form = (
  name: Name,
  title: string,
  template: string,
  more: Partial<FormDefinition> = {},
): FormDefinition => newForm({ id: GALLERY_FORMS[name], hash: '', title, template, ...more });

const nameAndMail = `<label> Your name
[text* your-name autocomplete:name] </label>

<label> Your email
[email* your-email autocomplete:email] </label>`;

/** The forms shown in the gallery, to be stored under these IDs by the gallery's server. */
export const galleryForms: readonly FormDefinition[] = [
  form(
    'texts',
    'Text fields',
    `${nameAndMail}

<label> Your site
[url your-site placeholder "example.com"] </label>

<label> Telephone
[tel your-phone autocomplete:tel] </label>

<label> Message
[textarea your-message 40x4 minlength:5] </label>

[hidden source "gallery"]

[submit "Send"]`,
  ),
  form(
    'choices',
    'Choices',
    `<label> Department
[select* department include_blank "Sales|sales@example.com" "Support|support@example.com"] </label>

<fieldset><legend>Days that suit you</legend>
[checkbox* days use_label_element "Monday" "Tuesday" "Wednesday"]</fieldset>

<fieldset><legend>Only one of these</legend>
[checkbox only exclusive use_label_element "Coffee" "Tea" "Water"]</fieldset>

<fieldset><legend>How did you find us?</legend>
[radio found use_label_element free_text default:1 "A friend" "A search" "Something else:"]</fieldset>

[submit "Send"]`,
  ),
  form(
    'numbers',
    'Numbers and dates',
    `<label> Guests (1 to 12)
[number* guests min:1 max:12] </label>

<label> How hungry are you?
[range hunger min:0 max:10 step:1] </label>

<label> Day of your visit
[date* day min:2026-01-01 max:2030-12-31] </label>

[submit "Reserve"]`,
  ),
  form(
    'acceptance',
    'Acceptance',
    `${nameAndMail}

[acceptance terms]I have read the <a href="/contact/">terms</a>.[/acceptance]

[acceptance no-robot invert]I am a robot.[/acceptance]

[acceptance newsletter optional]Send me news now and then.[/acceptance]

[submit "Send"]`,
  ),
  form(
    'puzzles',
    'Captcha and quiz',
    `<label> Your name
[text* your-name autocomplete:name] </label>

[quiz sum "What is two and three?|5" "Which is the first letter of the alphabet?|a" "What colour is snow?|white"]

<label> The letters in the picture
[captchac letters size:l] [captchar letters] </label>

[submit "Send"]`,
  ),
  form(
    'uploads',
    'Uploads',
    `<label> Your name
[text* your-name] </label>

<label> Your CV (PDF, 2 MB at most)
[file* cv filetypes:pdf limit:2mb] </label>

<label> Pictures (1 MB together)
[file pictures multiple filetypes:image/* limit:1mb] </label>

[submit "Send"]`,
    { mail: { ...newForm({ id: 0, hash: '', title: '' }).mail, attachments: '[cv]\n[pictures]' } },
  ),
  form(
    'counters',
    'Counters and reflections',
    `<label> A headline
[text* headline maxlength:40 minlength:5] </label>
[count headline] characters

<label> A short text
[textarea* story 40x4/120] </label>
[count story down] left

You wrote: [output headline "nothing yet"]

[submit "Send"]`,
  ),
  form('sent', 'Sent', `${nameAndMail}\n\n[submit "Send it"]`, { additionalSettings: 'skip_mail: on' }),
  form('failed', 'Failed', `${nameAndMail}\n\n[submit "Let it fail"]`, {
    additionalSettings: 'demo_outcome: mail_failed',
  }),
  form('aborted', 'Aborted', `${nameAndMail}\n\n[submit "Let it be aborted"]`, {
    additionalSettings: 'demo_outcome: aborted',
  }),
  form('review', 'Held for review', `${nameAndMail}\n\n[submit "Hand it in"]`, {
    additionalSettings: 'demo_outcome: needs_review Thank you. Somebody will look at it first.',
  }),
  form('payment', 'Payment', `${nameAndMail}\n\n[payment "Go to checkout" "Pay with play money"]`, {
    additionalSettings: 'skip_mail: on',
  }),
  form('membersOnly', 'Members only', `${nameAndMail}\n\n[submit "Send"]`, {
    additionalSettings: 'subscribers_only: on',
    messages: { mail_sent_ok: 'Thank you, [_user_display_name]. Your message has been sent.' },
  }),
  form('demo', 'Demo mode', `${nameAndMail}\n\n[response]\n\n[submit "Send nothing"]`, {
    additionalSettings: 'demo_mode: on',
  }),
  form(
    'visit',
    'Visit us',
    `<label> Your name
[text* your-name autocomplete:name default:user_display_name] </label>

<label> Which day
[date your-date default:get min:today] </label>

<label> What you want to see
[text your-place default:get default:shortcode_attr] </label>

[submit "Plan a visit"]`,
    { additionalSettings: 'demo_mode: on' },
  ),
];

export function galleryForm(name: Name): FormDefinition {
  const found = galleryForms.find(({ id }) => id === GALLERY_FORMS[name]);
  if (!found) throw new Error(`There is no form "${name}" in the gallery.`);
  return found;
}
