import type { SignedInRole } from '@portico/kernel/server/http';
import { MAIL_SETTINGS } from '../../model/forms/sketchedMails.ts';
import { isRecord, recordOf, textOf } from '../../model/settings/read.ts';
import { DocumentError } from './DocumentError.ts';
import type { Documents } from './Documents.ts';

/** Whether this role may change the recipients of forms' mails. */
export type MayChangeMails = (role: SignedInRole) => Promise<boolean>;

/** Throws if a save would redirect a form's messages and the user may not decide that. */
export type MailGuard = (
  actor: { readonly role: SignedInRole },
  /** `null` for a new document. */
  id: number | null,
  elements: readonly unknown[] | undefined,
) => Promise<void>;

export function createMailGuard(
  documents: Pick<Documents, 'find'>,
  mayChangeMails: MayChangeMails,
): MailGuard {
  return async ({ role }, id, elements) => {
    if (!elements) return;
    const wanted = mailsIn(elements);
    if (wanted.size === 0 || (await mayChangeMails(role))) return;
    const before = mailsIn((id !== null && (await documents.find(id))?.elements) || []);
    if ([...wanted].some((mail) => !before.has(mail)))
      throw new DocumentError(
        'mail-forbidden',
        'Only administrators may say who gets the messages of a form and what the mails say. Nothing was saved.',
      );
  };
}

/** The mail settings of a document's forms; nothing for those that leave it to the site. */
function mailsIn(elements: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  const visit = (element: unknown): void => {
    if (!isRecord(element)) return;
    if (element.widgetType === 'form') {
      const settings = recordOf(element.settings);
      const said = MAIL_SETTINGS.filter(
        (name) => textOf(settings[name]) !== '' && !isHarmless(name, settings),
      );
      if (said.length > 0)
        found.add(
          JSON.stringify([
            ...said.map((name) => [name, settings[name]]),
            // A recipient may come from a field's options.
            ...(said.some((name) => textOf(settings[name]).includes('[field')) ? [settings.form_fields] : []),
          ]),
        );
    }
    if (element.elType === 'e-form') {
      const said = Object.entries(recordOf(element.settings)).filter(([name]) => /^email(_\d+)?$/.test(name));
      if (said.length > 0) found.add(JSON.stringify(said));
    }
    if (Array.isArray(element.elements)) element.elements.forEach(visit);
  };
  elements.forEach(visit);
  return found;
}

/** A reply address from a field is harmless: it only names the visitor's own address. */
function isHarmless(name: string, settings: Readonly<Record<string, unknown>>): boolean {
  return name === 'email_reply_to' && /^[A-Za-z][\w-]*$/.test(textOf(settings[name]));
}
