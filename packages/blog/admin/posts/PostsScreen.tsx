import { Button, Text } from '@mantine/core';
import {
  DateTime,
  type ListColumn,
  type ListFilter,
  ListScreen,
  languageName,
  StateBadge,
  useApiQuery,
} from '@portico/kernel/admin';
import { IconArticle, IconPencilPlus, IconPinned } from '@tabler/icons-react';
import { Link } from 'react-router';
import { authorCalls, type PostItem, postCalls, termCalls } from '../../wire/admin.ts';
import { POST_STATES } from './postStates.ts';
import { useBulkPosts } from './useBulkPosts.ts';

export default function PostsScreen() {
  const bulk = useBulkPosts();
  const categories = useApiQuery(termCalls.list, { query: { taxonomy: 'category' } });
  const authors = useApiQuery(authorCalls.list);

  return (
    <ListScreen
      title="Posts"
      description="Posts and pages: published, scheduled, and still being written."
      actions={
        <Button
          component={Link}
          to="/posts/new"
          leftSection={<IconPencilPlus size={18} stroke={1.75} aria-hidden />}
        >
          Write
        </Button>
      }
      call={postCalls.list}
      columns={COLUMNS}
      bulk={bulk}
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
  { header: 'Language', width: 'fit', cell: ({ language }) => languageName(language) },
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
