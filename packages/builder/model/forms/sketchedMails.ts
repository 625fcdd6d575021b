import { type Settings, textOf } from '../settings/read.ts';
import type { SketchedMail } from './FormSketch.ts';

/** The mails of a submitted form. Without actions, one mail goes to the owner. */
export function sketchedMails(settings: Settings): SketchedMail[] {
  const { submit_actions: actions } = settings;
  const does = (action: string): boolean => Array.isArray(actions) && actions.includes(action);
  return [
    ...(!Array.isArray(actions) || does('email') ? [mailOf(settings, '')] : []),
    ...(does('email2') ? [mailOf(settings, '_2')] : []),
  ];
}

/** Settings for the recipients and contents of a form's mails. */
export const MAIL_SETTINGS: readonly string[] = ['', '_2'].flatMap((suffix) =>
  ['to', 'to_cc', 'to_bcc', 'subject', 'content', 'from', 'from_name', 'reply_to', 'content_type'].map(
    (name) => `email_${name}${suffix}`,
  ),
);

function mailOf(settings: Settings, suffix: '' | '_2'): SketchedMail {
  const of = (name: string): string => textOf(settings[`email_${name}${suffix}`]).trim();
  const facts = settings[`form_metadata${suffix}`];
  return {
    to: of('to'),
    cc: of('to_cc'),
    bcc: of('to_bcc'),
    subject: of('subject'),
    content: of('content'),
    fromName: of('from_name'),
    replyTo: of('reply_to'),
    isHtml: of('content_type') === 'html' || /<[a-z]/i.test(of('content')),
    facts: Array.isArray(facts) ? facts.filter((one) => typeof one === 'string') : FACTS,
  };
}

const FACTS = ['date', 'time', 'page_url', 'user_agent', 'remote_ip'];
