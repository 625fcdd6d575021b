import { Textarea, TextInput } from '@mantine/core';
import { Form, Section } from '@portico/kernel/admin';
import { type SettingsSectionProps, useSettingsForm } from './useSettingsForm.ts';

export function IdentitySection({ settings }: SettingsSectionProps) {
  const form = useSettingsForm({
    initial: { name: settings.name, tagline: settings.tagline },
    patch: (values) => values,
    done: 'Name and tagline are saved.',
  });
  return (
    <Section title="Name" description="In the header, in the title of every page, in feeds and in mails.">
      <Form form={form} label="Name" submitLabel="Save name">
        <TextInput label="Name of the site" required maxLength={200} {...form.text('name')} />
        <Textarea
          label="What it is about"
          description="One sentence, for search engines and the footer of every page."
          autosize
          minRows={2}
          maxLength={500}
          {...form.text('tagline')}
        />
      </Form>
    </Section>
  );
}
