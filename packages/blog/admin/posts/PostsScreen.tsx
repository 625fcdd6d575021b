import { Button, Checkbox, Group, Menu, Text } from '@mantine/core';
import {
  DateTime,
  type ListColumn,
  type ListFilter,
  ListScreen,
  notices,
  StateBadge,
  useApi,
  useApiQuery,
  useConfirm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconArticle, IconChevronDown, IconPencilPlus, IconPinned } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { authorCalls, type BulkAction, type PostItem, postCalls, termCalls } from '../../wire/admin.ts';
import styles from './Posts.module.css';
import { POST_STATES } from './postStates.ts';

export default function PostsScreen() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const categories = useApiQuery(termCalls.list, { query: { taxonomy: 'category' } });
  const authors = useApiQuery(authorCalls.list);

  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(id);
      else after.delete(id);
      return after;
    });

  return (
    <ListScreen
      title="Posts"
      description="Posts and pages: published, scheduled, and still being written."
      actions={
        <>
          {chosen.size > 0 && <BulkMenu chosen={chosen} clear={() => setChosen(new Set())} />}
          <Button
            component={Link}
            to="/posts/new"
            leftSection={<IconPencilPlus size={18} stroke={1.75} aria-hidden />}
          >
            Write
          </Button>
        </>
      }
      call={postCalls.list}
      columns={[...COLUMNS, selectColumn(chosen, choose)]}
      filters={[
        ...FILTERS,
        {
          name: 'category',
          label: 'Category',
          choices: (categories.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        },
        {
          name: 'author',
          label: 'Author',
          choices: (authors.data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ]}
      searchLabel="Search titles and addresses"
      itemKey={({ id }) => String(id)}
      itemLink={({ id }) => `/posts/${id}`}
      empty={{
        icon: IconArticle,
        title: 'Nothing written yet',
        text: 'Write the first post, or bring posts over from WordPress.',
        action: (
          <Button component={Link} to="/posts/new">
            Write the first post
          </Button>
        ),
      }}
    />
  );
}

const COLUMNS: readonly ListColumn<PostItem>[] = [
  {
    header: 'Title',
    cell: (post) => (
      <>
        {post.isSticky && <IconPinned size={16} stroke={1.75} aria-label="Sticky" />}{' '}
        {post.title || 'Untitled'}
        <Text size="sm" c="dimmed" component="span" display="block">
          {[kindOf(post), post.author, ...post.categories].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  {
    header: 'State',
    width: 'fit',
    explainsItself: true,
    cell: ({ status }) => <StateBadge {...POST_STATES[status]} />,
  },
  { header: 'Language', width: 'fit', cell: ({ language }) => language },
  {
    header: 'Date',
    width: 'fit',
    cell: ({ publishedAt, modifiedAt, status }) => (
      <DateTime value={status === 'draft' ? modifiedAt : (publishedAt ?? modifiedAt)} />
    ),
  },
  { header: 'Comments', width: 'fit', cell: ({ commentCount }) => commentCount },
];

function kindOf({ type, parent }: PostItem): string | null {
  if (type === 'post') return null;
  return parent === null ? 'Page' : `Page below ${parent || 'Untitled'}`;
}

function selectColumn(
  chosen: ReadonlySet<number>,
  choose: (id: number, isChosen: boolean) => void,
): ListColumn<PostItem> {
  return {
    header: 'Select',
    width: 'fit',
    explainsItself: true,
    cell: (post) => (
      <Checkbox
        className={styles.above}
        aria-label={`Select ${post.title || 'Untitled'}`}
        checked={chosen.has(post.id)}
        onChange={(event) => choose(post.id, event.currentTarget.checked)}
      />
    ),
  };
}

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'State',
    choices: Object.entries(POST_STATES).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: 'type',
    label: 'Kind',
    choices: [
      { value: 'post', label: 'Posts' },
      { value: 'page', label: 'Pages' },
    ],
  },
];

/** Bulk actions for posts. In the trash, they can only be restored or deleted. */
function BulkMenu({ chosen, clear }: { chosen: ReadonlySet<number>; clear: () => void }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [address] = useSearchParams();
  const isTrash = address.get('status') === 'trash';

  async function apply(action: BulkAction, ids: readonly number[] = [...chosen]): Promise<void> {
    if (action === 'delete' && !(await isSure(ids.length))) return;
    const result = await api.call(postCalls.bulk, { body: { ids, action } });
    if (!result.ok) return notices.problem(result.problem);
    const { changed } = result.value;
    clear();
    await refresh(postCalls.list, termCalls.list, authorCalls.list);
    const done = `${changed.length === 1 ? 'One post' : `${changed.length} posts`} ${DONE[action]}.`;
    if (action === 'trash') notices.undoable(done, () => apply('restore', changed));
    else notices.done(done);
  }

  const isSure = (count: number) =>
    confirm({
      title: count === 1 ? 'Remove this post for good?' : `Remove ${count} posts for good?`,
      text: 'Their versions go with them. This cannot be undone.',
      action: 'Remove for good',
      tone: 'danger',
    });

  return (
    <Group gap="xs">
      <Menu>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {chosen.size} selected
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(isTrash ? TRASH_ACTIONS : ACTIONS).map(([action, label]) => (
            <Menu.Item
              key={action}
              onClick={() => void apply(action)}
              {...(action === 'delete' && { color: 'red' })}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={clear}>Select none</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

const ACTIONS: readonly (readonly [BulkAction, string])[] = [
  ['publish', 'Publish'],
  ['draft', 'Turn into drafts'],
  ['trash', 'Move to the trash'],
];
const TRASH_ACTIONS: readonly (readonly [BulkAction, string])[] = [
  ['restore', 'Put back'],
  ['delete', 'Remove for good'],
];
const DONE: Readonly<Record<BulkAction, string>> = {
  publish: 'published',
  draft: 'withdrawn',
  trash: 'moved to the trash',
  restore: 'put back',
  delete: 'removed',
};
