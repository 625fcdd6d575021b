import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { Form, Section } from '@portico/kernel/admin';
import { type SettingsSectionProps, useSettingsForm } from './useSettingsForm.ts';

/** The company's location and contact details. */
export function ContactSection({ settings }: SettingsSectionProps) {
  const { place, telephone, email, profiles } = settings;
  const form = useSettingsForm({
    initial: { ...place, telephone, email, profiles: profiles.join('\n') },
    patch: ({ telephone: number, email: mailbox, profiles: pages, ...where }) => ({
      place: where,
      telephone: number.trim(),
      email: mailbox.trim(),
      profiles: linesOf(pages),
    }),
    done: 'Address and contact are saved.',
  });
  const profileError = Object.entries(form.problem?.fields ?? {}).find(([name]) =>
    name.startsWith('profiles'),
  );
  return (
    <Section
      title="Address and contact"
      description="For search engines, and for the end of mails to your customers. Leave out what nobody needs to know."
    >
      <Form form={form} label="Address and contact" submitLabel="Save contact">
        <TextInput label="Street and number" maxLength={200} {...form.text('street')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label="Postcode" maxLength={50} {...form.text('postcode')} />
          <TextInput label="Town" maxLength={200} {...form.text('city')} />
          <TextInput label="Region" maxLength={200} {...form.text('region')} />
          <TextInput label="Country" maxLength={200} {...form.text('country')} />
          <TextInput label="Telephone" type="tel" maxLength={50} {...form.text('telephone')} />
          <TextInput label="E-mail for visitors" type="email" maxLength={200} {...form.text('email')} />
        </SimpleGrid>
        <Textarea
          label="Social profiles"
          description="One address per line, each beginning with https://"
          autosize
          minRows={2}
          {...form.text('profiles')}
          error={profileError && 'Each line must be an address that begins with https://'}
        />
      </Form>
    </Section>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
