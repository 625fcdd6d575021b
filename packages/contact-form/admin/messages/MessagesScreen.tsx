import { Button, Text } from '@mantine/core';
import {
  DateTime,
  hrefOf,
  type ListColumn,
  type ListFilter,
  ListScreen,
  StateBadge,
  useApiQuery,
} from '@portico/kernel/admin';
import { IconDownload, IconInbox } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { formCalls, type MessageSummary, messageCalls } from '../../wire/admin.ts';
import { messageState } from './messageStates.ts';
import { shownFolder } from './shownFolder.ts';
import { useBulkMessages } from './useBulkMessages.ts';

const REFRESH_MS = 15_000;

const COLUMNS: readonly ListColumn<MessageSummary>[] = [
  {
    header: 'From',
    cell: ({ from, preview, isRead }) => (
      <>
        <Text span fw={isRead ? 400 : 700}>
          {from}
        </Text>
        {!isRead && (
          <Text span size="xs" c="dimmed">
            {' · new'}
          </Text>
        )}
        <Text size="sm" c="dimmed" lineClamp={1}>
          {preview}
        </Text>
      </>
    ),
  },
  { header: 'Form', width: 'fit', cell: ({ formTitle }) => formTitle },
  {
    header: 'State',
    width: 'fit',
    explainsItself: true,
    cell: (message) => <StateBadge {...messageState(message)} />,
  },
  {
    header: 'Received',
    width: 'fit',
    explainsItself: true,
    cell: ({ receivedAt }) => <DateTime value={receivedAt} />,
  },
];

const FOLDERS: ListFilter = {
  name: 'folder',
  label: 'Folder',
  choices: [
    { value: 'inbox', label: 'Inbox' },
    { value: 'spam', label: 'Spam' },
    { value: 'trash', label: 'Trash' },
  ],
};

/** Everything that visitors sent, newest first. */
export default function MessagesScreen() {
  const { data: forms } = useApiQuery(formCalls.list);
  const bulk = useBulkMessages();
  const byForm: ListFilter = {
    name: 'form',
    label: 'Form',
    choices: forms?.items.map(({ id, title }) => ({ value: String(id), label: title })) ?? [],
  };
  return (
    <ListScreen
      title="Messages"
      description="What visitors sent through the forms of this site. Nothing that was accepted is ever dropped."
      call={messageCalls.list}
      actions={<ExportButton />}
      columns={COLUMNS}
      filters={[FOLDERS, byForm]}
      searchLabel="Search messages"
      itemKey={({ id }) => String(id)}
      itemLink={({ id }) => `/contact-messages/${id}`}
      refreshEveryMs={REFRESH_MS}
      bulk={bulk}
      empty={{
        icon: IconInbox,
        title: 'No messages yet',
        text: 'When a visitor sends a form, it appears here at once.',
      }}
    />
  );
}

/** Exports the messages in the list, with its filters. */
function ExportButton() {
  const [address] = useSearchParams();
  const query = {
    folder: shownFolder(address),
    search: address.get('search'),
    form: Number(address.get('form')) || null,
  };
  return (
    <Button
      component="a"
      variant="default"
      href={hrefOf(messageCalls.table, { query })}
      download
      leftSection={<IconDownload size={17} stroke={1.75} aria-hidden />}
    >
      Export as CSV
    </Button>
  );
}
