import { TextInput } from '@mantine/core';
import { Form, Section } from '@portico/kernel/admin';
import { type SettingsSectionProps, useSettingsForm } from './useSettingsForm.ts';

/** Who gets mail, and who it comes from. */
export function MailAddressesSection({ settings: { mail } }: SettingsSectionProps) {
  const form = useSettingsForm({
    initial: { 'mail.owner': mail.owner, 'mail.sender': mail.sender, 'mail.orders': mail.orders },
    patch: (values) => ({
      mail: {
        owner: values['mail.owner'].trim(),
        sender: values['mail.sender'].trim(),
        orders: values['mail.orders'].trim(),
      },
    }),
    done: 'The addresses of mail are saved.',
  });
  return (
    <Section title="Mail" description="Who gets what visitors send, and who mails come from.">
      <Form form={form} label="Mail" submitLabel="Save addresses">
        <TextInput
          label="Your e-mail address"
          description="Gets what visitors send by forms, unless a form says otherwise. Visitors do not see it."
          type="email"
          {...form.text('mail.owner')}
        />
        <TextInput
          label="Sender"
          description="Where mails of the site come from. Empty: your address."
          placeholder={mail.owner}
          {...form.text('mail.sender')}
        />
        <TextInput
          label="Orders go to"
          description="Empty: your address."
          placeholder={mail.owner}
          type="email"
          {...form.text('mail.orders')}
        />
      </Form>
    </Section>
  );
}
