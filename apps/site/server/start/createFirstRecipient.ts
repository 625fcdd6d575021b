import type { FirstStart } from '@portico/admin/wire/admin';
import type { ContactForm } from '@portico/contact-form/server';
import { isMailbox } from '@portico/kernel/server';
import { conflict, invalidFields } from '@portico/kernel/server/http';

/** Recipient of the messages from the site's first form. */
export interface FirstRecipient {
  /** `null` if there is no form. */
  read(): Promise<FirstStart['form']>;
  /** Empty: the recipient of the site's mails. */
  write(recipient: string): Promise<void>;
}

export function createFirstRecipient(forms: ContactForm['forms']): FirstRecipient {
  async function first() {
    const [oldest] = await forms.list();
    return oldest ? forms.find(oldest.id) : null;
  }
  return {
    async read() {
      const form = await first();
      if (!form) return null;
      const { id, title, mail } = form.definition;
      return { id, title, recipient: mail.recipient === THE_OWNER ? '' : mail.recipient };
    },
    async write(recipient) {
      if (recipient && !isMailbox(recipient))
        throw invalidFields({ recipient: 'Enter one valid e-mail address.' });
      const form = await first();
      if (!form) throw conflict('no_form', 'There is no form yet. Choose a start, or make a form first.');
      const { hash: _, ...definition } = form.definition;
      await forms.save({ ...definition, mail: { ...definition.mail, recipient: recipient || THE_OWNER } });
    },
  };
}

/** Contact Form 7's tag for the site owner's address. */
const THE_OWNER = '[_site_admin_email]';
