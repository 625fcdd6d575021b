import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import {
  type ApiResult,
  DateTime,
  type ListColumn,
  ListScreen,
  notices,
  StateBadge,
  useApi,
  useApiQuery,
  useConfirm,
  useRefresh,
  useSession,
} from '@portico/kernel/admin';
import {
  IconCopy,
  IconDots,
  IconExternalLink,
  IconFileText,
  IconPlus,
  IconRestore,
  IconTrash,
  IconWorldOff,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { type DocumentSummary, documentCalls } from '../../wire/admin.ts';
import { FLOATING_TYPE } from '../../wire/public.ts';
import { TYPE_NAMES, typeName } from './typeNames.ts';

const COLUMNS: readonly ListColumn<DocumentSummary>[] = [
  { header: 'Title', cell: (page) => page.title },
  { header: 'State', width: 'fit', explainsItself: true, cell: (page) => <PageState page={page} /> },
  { header: 'Kind', width: 'fit', cell: (page) => <Kind page={page} /> },
  { header: 'Changed', width: 'fit', cell: (page) => <DateTime value={page.changedAt} /> },
  { header: 'Actions', width: 'fit', explainsItself: true, cell: (page) => <PageActions page={page} /> },
];

export default function PagesScreen() {
  return (
    <ListScreen
      title="Pages"
      description="What visitors can go to, and the templates and parts that pages are made of."
      actions={
        <Button
          component={Link}
          to="/pages/new"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        >
          New page
        </Button>
      }
      call={documentCalls.list}
      columns={COLUMNS}
      itemKey={(page) => String(page.id)}
      itemLink={(page) => (page.trashedAt === null ? `/pages/${page.id}/edit` : '/pages?state=trash')}
      searchLabel="Search titles"
      filters={[
        {
          name: 'state',
          label: 'State',
          choices: [
            { value: 'published', label: 'Published' },
            { value: 'draft', label: 'Drafts' },
            { value: 'trash', label: 'In the trash' },
          ],
        },
        {
          name: 'type',
          label: 'Kind',
          choices: Object.entries(TYPE_NAMES).map(([value, label]) => ({ value, label })),
        },
      ]}
      empty={{
        icon: IconFileText,
        title: 'No pages yet',
        text: 'Start with a template and change what you like.',
      }}
    />
  );
}

function Kind({ page }: { page: DocumentSummary }) {
  return (
    <>
      {typeName(page.type)}
      {page.type === FLOATING_TYPE && <Clicks document={page.id} />}
    </>
  );
}

/** How often visitors have pressed a floating element. */
function Clicks({ document }: { document: number }) {
  const { data } = useApiQuery(documentCalls.clicks);
  if (!data) return null;
  const clicks = data.items.find((item) => item.document === document)?.clicks ?? 0;
  return (
    <Text size="xs" c="dimmed">
      {clicks === 1 ? '1 click' : `${clicks.toLocaleString()} clicks`} in {data.days} days
    </Text>
  );
}

function PageState({ page }: { page: DocumentSummary }) {
  if (page.trashedAt !== null) return <StateBadge tone="quiet" label="In the trash" />;
  if (!page.isPublished) return <StateBadge tone="waiting" label="Draft" />;
  return (
    <StateBadge
      tone="good"
      label={page.hasUnpublishedChanges ? 'Published, with a newer draft' : 'Published'}
    />
  );
}

function PageActions({ page }: { page: DocumentSummary }) {
  const api = useApi();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const { user } = useSession();
  const params = { id: page.id };
  const address = page.slug && page.isPublished ? `/${page.slug}/` : null;

  async function change(call: Promise<ApiResult<unknown>>, said: string): Promise<void> {
    const result = await call;
    if (!result.ok) return notices.problem(result.problem);
    notices.done(said);
    await refresh(documentCalls.list);
  }

  async function trash(): Promise<void> {
    const result = await api.call(documentCalls.trash, { params });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(documentCalls.list);
    notices.undoable(`“${page.title}” is in the trash.`, () =>
      change(api.call(documentCalls.untrash, { params }), `“${page.title}” is back.`),
    );
  }

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: 'Remove this page for good?',
      text: 'The page and all its revisions will be deleted. This cannot be undone.',
      action: 'Remove for good',
      tone: 'danger',
    });
    if (isSure) await change(api.call(documentCalls.remove, { params }), 'The page was deleted.');
  }

  if (page.trashedAt !== null)
    return (
      <Group gap="xs" wrap="nowrap">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRestore size={16} aria-hidden />}
          onClick={() => void change(api.call(documentCalls.untrash, { params }), `“${page.title}” is back.`)}
        >
          Put back
        </Button>
        {user.role === 'administrator' && (
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => void remove()}>
            Remove for good
          </Button>
        )}
      </Group>
    );

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`More for ${page.title}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {address && (
          <Menu.Item
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            See it
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() =>
            void change(api.call(documentCalls.duplicate, { params }), `There is a copy of “${page.title}”.`)
          }
        >
          Duplicate
        </Menu.Item>
        {page.isPublished && (
          <Menu.Item
            leftSection={<IconWorldOff size={16} aria-hidden />}
            onClick={() =>
              void change(
                api.call(documentCalls.unpublish, { params }),
                'Visitors do not see the page any more. The draft stays.',
              )
            }
          >
            Unpublish
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void trash()}>
          Move to the trash
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
