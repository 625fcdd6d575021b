import { Autocomplete, Select, TagsInput, TextInput } from '@mantine/core';
import { Form, Section } from '@portico/kernel/admin';
import { useState } from 'react';
import { DATE_FORMS, type SettingsWithHome } from '../../wire/admin.ts';
import { languageChoices } from './languageChoices.ts';
import { type SettingsSectionProps, useSettingsForm } from './useSettingsForm.ts';

interface FormatsSectionProps extends SettingsSectionProps {
  /** No posts yet: their language follows that of the site. Later, posts in the old one would leave the lists. */
  readonly isFirst?: boolean;
}

/** Languages, time and amounts. */
export function FormatsSection({ settings, isFirst = false }: FormatsSectionProps) {
  const { language, timeZone, formats, blog } = settings;
  const form = useSettingsForm<FormatValues>({
    initial: {
      language,
      timeZone,
      'blog.languages': blog.languages,
      'formats.date': formats.date,
      'formats.currency': formats.currency,
    },
    patch: (values) => ({
      language: values.language.trim(),
      timeZone: values.timeZone.trim(),
      blog: { ...blog, languages: [...values['blog.languages']] },
      formats: {
        date: values['formats.date'],
        currency: values['formats.currency'].trim().toUpperCase(),
      },
    }),
    done: 'Languages and formats are saved.',
  });
  const { values } = form;
  const [typed, setTyped] = useState('');

  function choose(next: string): void {
    if (isFirst && values['blog.languages'].join() === values.language) form.set('blog.languages', [next]);
    form.set('language', next);
  }

  return (
    <Section title="Languages and formats">
      <Form form={form} label="Languages and formats" submitLabel="Save formats">
        <Select
          label="Language of the site"
          description="Type a name or a code such as pt-BR. Amounts are written the way this language writes them."
          data={languageChoices(values.language, typed)}
          searchable
          onSearchChange={setTyped}
          nothingFoundMessage="No language has this name. Type its code, such as gsw."
          allowDeselect={false}
          {...form.choice('language')}
          onChange={(next) => choose(next ?? values.language)}
        />
        <TagsInput
          label="Languages of the posts"
          description="Codes, the main one first. Each further one gets a list of its own."
          name="blog.languages"
          value={[...values['blog.languages']]}
          error={form.problem?.fields['blog.languages']}
          onChange={(next) => form.set('blog.languages', next)}
        />
        <Autocomplete
          label="Time zone"
          description="For the dates of posts and comments, and the times in mails."
          data={TIME_ZONES}
          limit={50}
          {...form.choice('timeZone')}
        />
        <Select
          label="Dates"
          data={DATE_FORMS.map((form) => ({ value: form, label: dateExample(form, values.language) }))}
          allowDeselect={false}
          {...form.choice('formats.date')}
        />
        <TextInput
          label="Currency"
          description={`Three letters, for new products. An amount reads ${amountExample(values)}.`}
          maxLength={3}
          {...form.text('formats.currency')}
        />
      </Form>
    </Section>
  );
}

interface FormatValues {
  readonly language: string;
  readonly timeZone: string;
  readonly 'blog.languages': readonly string[];
  readonly 'formats.date': SettingsWithHome['formats']['date'];
  readonly 'formats.currency': string;
}

export const TIME_ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];

const EXAMPLE = Date.UTC(2026, 10, 16);
const PARTS: Readonly<Record<FormatValues['formats.date'], Intl.DateTimeFormatOptions>> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  iso: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

function dateExample(form: FormatValues['formats.date'], language: string): string {
  const locale = form === 'iso' ? 'sv' : language === 'en' ? 'en-GB' : known(language);
  return new Intl.DateTimeFormat(locale, { ...PARTS[form], timeZone: 'UTC' }).format(EXAMPLE);
}

function amountExample({ language, 'formats.currency': currency }: FormatValues): string {
  try {
    return new Intl.NumberFormat(known(language), { style: 'currency', currency }).format(1234.5);
  } catch {
    // Not a valid currency yet: it is still being typed.
    return '1,234.50';
  }
}

/** Falls back while a language code is still being typed. */
function known(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}
