import { Select, TextInput } from '@mantine/core';
import { Form, Section } from '@portico/kernel/admin';
import type { SettingsWithHome } from '../../wire/admin.ts';
import { type SettingsSectionProps, useSettingsForm } from './useSettingsForm.ts';

/** Recipients and senders of mail. */
export function MailAddressesSection({ settings: { mail, commentMails } }: SettingsSectionProps) {
  const form = useSettingsForm<MailValues>({
    initial: {
      'mail.owner': mail.owner,
      'mail.sender': mail.sender,
      'mail.orders': mail.orders,
      commentMails,
    },
    patch: (values) => ({
      mail: {
        owner: values['mail.owner'].trim(),
        sender: values['mail.sender'].trim(),
        orders: values['mail.orders'].trim(),
      },
      commentMails: values.commentMails,
    }),
    done: 'The mail addresses are saved.',
  });
  return (
    <Section title="Mail" description="Who gets what visitors send, and who mails come from.">
      <Form form={form} label="Mail" submitLabel="Save addresses">
        <TextInput
          label="Your e-mail address"
          description="Receives what visitors send with forms, unless a form says otherwise. Visitors do not see it."
          type="email"
          {...form.text('mail.owner')}
        />
        <TextInput
          label="Sender"
          description="The address that mails of the site come from. Leave it empty to use yours."
          placeholder={mail.owner}
          {...form.text('mail.sender')}
        />
        <TextInput
          label="Orders go to"
          description="Leave it empty to use your address."
          placeholder={mail.owner}
          type="email"
          {...form.text('mail.orders')}
        />
        <Select
          label="Comments"
          description="Which comments you get a mail about. Never about spam."
          data={COMMENT_CHOICES}
          allowDeselect={false}
          {...form.choice('commentMails')}
        />
      </Form>
    </Section>
  );
}

interface MailValues {
  readonly 'mail.owner': string;
  readonly 'mail.sender': string;
  readonly 'mail.orders': string;
  readonly commentMails: SettingsWithHome['commentMails'];
}

const COMMENT_CHOICES: { readonly value: MailValues['commentMails']; readonly label: string }[] = [
  { value: 'waiting', label: 'Those waiting for approval' },
  { value: 'all', label: 'All' },
  { value: 'none', label: 'None' },
];
