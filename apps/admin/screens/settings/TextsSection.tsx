import { Textarea, TextInput } from '@mantine/core';
import { Form, Section } from '@portico/kernel/admin';
import { type SettingsSectionProps, useSettingsForm } from './useSettingsForm.ts';

/** Texts for when there is nothing to show. */
export function TextsSection({ settings: { notFound, search } }: SettingsSectionProps) {
  const form = useSettingsForm({
    initial: {
      'notFound.title': notFound.title,
      'notFound.text': notFound.text,
      'search.title': search.title,
      'search.nothing': search.nothing,
    },
    patch: (values) => ({
      notFound: { ...notFound, title: values['notFound.title'], text: values['notFound.text'] },
      search: { title: values['search.title'], nothing: values['search.nothing'] },
    }),
    done: 'The texts are saved.',
  });
  return (
    <Section title="Page not found, and search" description="Leave a text empty to use the standard one.">
      <Form form={form} label="Page not found, and search" submitLabel="Save texts">
        <TextInput label="Page not found: heading" maxLength={200} {...form.text('notFound.title')} />
        <Textarea
          label="Page not found: text"
          autosize
          minRows={2}
          maxLength={1000}
          {...form.text('notFound.text')}
        />
        <TextInput label="Search: heading" maxLength={200} {...form.text('search.title')} />
        <Textarea
          label="Search: nothing found"
          autosize
          minRows={2}
          maxLength={1000}
          {...form.text('search.nothing')}
        />
      </Form>
    </Section>
  );
}
