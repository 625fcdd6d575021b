import { Select, TextInput } from '@mantine/core';
import { documentCalls } from '@portico/builder/wire/admin';
import { Form, Section, useApiQuery } from '@portico/kernel/admin';
import { type SettingsSectionProps, useSettingsForm } from './useSettingsForm.ts';

const NEWEST = 'newest';

/** Which page is at the site's root, and where the posts are. */
export function PagesSection({ settings }: SettingsSectionProps) {
  const { blog, homePage } = settings;
  const { data } = useApiQuery(documentCalls.list, { query: { type: 'wp-page', limit: 100 } });
  const pages = (data?.items ?? []).filter(({ isPublished }) => isPublished);
  const form = useSettingsForm<PageValues>({
    initial: {
      homePage: homePage === null ? NEWEST : String(homePage),
      'blog.address': blog.address,
      'blog.name': blog.name,
      'blog.about': blog.about,
      addresses: settings.addresses,
    },
    patch: (values) => ({
      homePage: values.homePage === NEWEST ? null : Number(values.homePage),
      addresses: values.addresses,
      blog: {
        ...blog,
        address: values['blog.address'].trim().replaceAll('/', ''),
        name: values['blog.name'].trim(),
        about: values['blog.about'],
      },
    }),
    done: 'Pages are saved.',
  });
  return (
    <Section title="Pages">
      <Form form={form} label="Pages" submitLabel="Save pages">
        <Select
          label="Home page"
          description="What visitors see first. Only published pages can be chosen."
          data={[
            { value: NEWEST, label: 'The newest posts' },
            ...pages.map(({ id, title }) => ({ value: String(id), label: title || `Page ${id}` })),
          ]}
          allowDeselect={false}
          searchable
          {...form.choice('homePage')}
        />
        <TextInput
          label="Name of the posts page"
          description="Such as Blog, News or Journal."
          maxLength={200}
          {...form.text('blog.name')}
        />
        <TextInput label="What it is about" maxLength={1000} {...form.text('blog.about')} />
        <TextInput
          label="Address of the posts page"
          description="Lowercase letters, numbers and hyphens. The old address redirects to the new one."
          leftSection="/"
          rightSection="/"
          maxLength={60}
          {...form.text('blog.address')}
        />
        <Select
          label="Mail addresses on pages"
          description="Encoded, they are hidden from programs that collect addresses; visitors see them with one click."
          data={[
            { value: 'encoded', label: 'Encoded' },
            { value: 'plain', label: 'Plain' },
          ]}
          allowDeselect={false}
          {...form.choice('addresses')}
        />
      </Form>
    </Section>
  );
}

interface PageValues {
  readonly homePage: string;
  readonly 'blog.address': string;
  readonly 'blog.name': string;
  readonly 'blog.about': string;
  readonly addresses: 'encoded' | 'plain';
}
