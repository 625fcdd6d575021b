import { ActionIcon, Group, Menu, Text } from '@mantine/core';
import {
  DateTime,
  type ListColumn,
  type ListFilter,
  ListScreen,
  notices,
  StateBadge,
  type Tone,
  useApi,
  useApiQuery,
  useConfirm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconDots, IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router';
import '../../ui/badge/badge.css';
import { BadgeView } from '../../ui/badge/BadgeView.tsx';
import type { AdminPageShape, CommentSummary } from '../protocol.ts';
import styles from './CommentsScreen.module.css';
import { EncodedAddress } from './EncodedAddress.tsx';

type Status = CommentSummary['status'];

const STATUSES: Readonly<
  Record<
    Status,
    { readonly label: string; readonly tone: Tone; readonly move: string; readonly done: string }
  >
> = {
  approved: { label: 'Shown', tone: 'good', move: 'Show it', done: 'The comment is shown.' },
  pending: {
    label: 'Waiting',
    tone: 'waiting',
    move: 'Let it wait',
    done: 'The comment waits and is not shown.',
  },
  spam: { label: 'Spam', tone: 'bad', move: 'This is spam', done: 'The comment is with the spam.' },
  trash: { label: 'Bin', tone: 'quiet', move: 'Put it into the bin', done: 'The comment is in the bin.' },
};

const COLUMNS: readonly ListColumn<CommentSummary>[] = [
  { header: 'Comment', cell: (comment) => <span className={styles.content}>{comment.content}</span> },
  { header: 'Author', cell: (comment) => <Author comment={comment} /> },
  {
    header: 'State',
    width: 'fit',
    explainsItself: true,
    cell: ({ status }) => <StateBadge label={STATUSES[status].label} tone={STATUSES[status].tone} />,
  },
  { header: 'When', width: 'fit', explainsItself: true, cell: ({ madeAt }) => <DateTime value={madeAt} /> },
  { header: 'Actions', width: 'fit', explainsItself: true, cell: (comment) => <Actions comment={comment} /> },
];

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'State',
    choices: Object.entries(STATUSES).map(([value, { label }]) => ({ value, label })),
  },
];

export default function CommentsScreen() {
  return (
    <ListScreen<CommentSummary>
      title="Comments"
      description="What visitors say below your posts: shown, waiting for you, or spam."
      path="/comments"
      columns={COLUMNS}
      filters={FILTERS}
      searchLabel="Search comments and authors"
      itemKey={({ id }) => String(id)}
      empty={{
        icon: IconMessages,
        title: 'No comments yet',
        text: 'When somebody comments on a post, it appears here.',
      }}
    />
  );
}

/** Marked like the author column of WordPress, so that the badge finds its place. */
function Author({ comment }: { comment: CommentSummary }) {
  const { data: page } = useApiQuery<AdminPageShape>('/spam/admin-page');
  return (
    <div className={comment.isRealPerson ? `apbct-trp ${styles.author}` : undefined}>
      <strong>
        {comment.author}
        {comment.isRealPerson && page?.realPerson && <BadgeView texts={page.realPerson} isAdminPage />}
      </strong>
      <Text size="sm" c="dimmed" className={styles.address} component="div">
        {page && <EncodedAddress email={comment.email} page={page} />}
      </Text>
    </div>
  );
}

function Actions({ comment }: { comment: CommentSummary }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();

  async function move(status: Status): Promise<void> {
    const result = await api.put<CommentSummary>(`/comments/${comment.id}/status`, { status });
    if (!result.ok) return notices.problem(result.problem);
    await refresh('/comments');
    notices.undoable(STATUSES[status].done, () => void move(comment.status));
  }

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: 'Delete this comment for good?',
      text: 'It cannot be brought back.',
      action: 'Delete comment',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.delete(`/comments/${comment.id}`);
    if (!result.ok) return notices.problem(result.problem);
    await refresh('/comments');
    notices.done('The comment is deleted.');
  }

  const others = (Object.keys(STATUSES) as Status[]).filter((status) => status !== comment.status);
  return (
    <Group gap="xs">
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" aria-label={`What to do with the comment of ${comment.author}`}>
            <IconDots size={17} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((status) => (
            <Menu.Item key={status} onClick={() => void move(status)}>
              {STATUSES[status].move}
            </Menu.Item>
          ))}
          {comment.verdictId && (
            <Menu.Item component={Link} to={`/spam/${comment.verdictId}`}>
              See the verdict
            </Menu.Item>
          )}
          {comment.status === 'trash' && (
            <Menu.Item color="red" onClick={() => void remove()}>
              Delete for good
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
