import { Button, Code } from '@mantine/core';
import { DateTime, type ListColumn, ListScreen, languageName } from '@portico/kernel/admin';
import { IconForms, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type FormSummary, formCalls } from '../../wire/admin.ts';
import { embedCode } from './embedCode.ts';

const COLUMNS: readonly ListColumn<FormSummary>[] = [
  { header: 'Title', cell: ({ title }) => title },
  {
    header: 'Embed code',
    cell: ({ hash, title }) => <Code>{embedCode(hash, title)}</Code>,
  },
  { header: 'Language', width: 'fit', cell: ({ locale }) => languageName(locale) },
  {
    header: 'Changed',
    width: 'fit',
    explainsItself: true,
    cell: ({ updatedAt }) => <DateTime value={updatedAt} />,
  },
];

export default function FormsScreen() {
  return (
    <ListScreen
      title="Forms"
      description="What visitors can fill in, and what happens when they do."
      call={formCalls.list}
      actions={
        <Button component={Link} to="/contact-forms/new" leftSection={<IconPlus size={17} aria-hidden />}>
          New form
        </Button>
      }
      columns={COLUMNS}
      itemKey={({ id }) => String(id)}
      itemLink={({ id }) => `/contact-forms/${id}`}
      empty={{
        icon: IconForms,
        title: 'No forms yet',
        text: 'A new form begins with name, email, subject and message.',
      }}
    />
  );
}
