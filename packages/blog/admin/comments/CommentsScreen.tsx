import { ActionIcon, Group, Menu } from '@mantine/core';
import {
  DateTime,
  type ListColumn,
  type ListFilter,
  ListScreen,
  notices,
  StateBadge,
  type Tone,
  useApi,
  useConfirm,
  useRefresh,
} from '@portico/kernel/admin';
import { IconDots, IconMessages } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { type CommentSummary, commentCalls } from '../../wire/admin.ts';
import type { BlogAdminPorts } from '../BlogAdminPorts.ts';
import styles from './CommentsScreen.module.css';

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
    move: 'Hold it',
    done: 'The comment is held for review and is not shown.',
  },
  spam: { label: 'Spam', tone: 'bad', move: 'This is spam', done: 'The comment is in the spam folder.' },
  trash: {
    label: 'Trash',
    tone: 'quiet',
    move: 'Move it to the trash',
    done: 'The comment is in the trash.',
  },
};

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'State',
    choices: Object.entries(STATUSES).map(([value, { label }]) => ({ value, label })),
  },
];

/** The screen with what the spam protection has to say. */
export function createCommentsScreen(ports: BlogAdminPorts): ComponentType {
  const columns = columnsWith(ports);
  return function CommentsScreen() {
    return (
      <ListScreen
        title="Comments"
        description="What visitors say below your posts: shown, waiting for you, or spam."
        call={commentCalls.list}
        columns={columns}
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
  };
}

function columnsWith({
  loadCommentAuthor,
  verdictScreen,
}: BlogAdminPorts): readonly ListColumn<CommentSummary>[] {
  const Author = lazy(loadCommentAuthor);
  return [
    { header: 'Comment', cell: (comment) => <span className={styles.content}>{comment.content}</span> },
    {
      header: 'Author',
      cell: ({ author, email, isRealPerson }) => (
        <Suspense>
          <Author author={author} email={email} isRealPerson={isRealPerson} />
        </Suspense>
      ),
    },
    {
      header: 'State',
      width: 'fit',
      explainsItself: true,
      cell: ({ status }) => <StateBadge label={STATUSES[status].label} tone={STATUSES[status].tone} />,
    },
    { header: 'When', width: 'fit', explainsItself: true, cell: ({ madeAt }) => <DateTime value={madeAt} /> },
    {
      header: 'Actions',
      width: 'fit',
      explainsItself: true,
      cell: (comment) => <Actions comment={comment} verdictScreen={verdictScreen} />,
    },
  ];
}

interface ActionsProps extends Pick<BlogAdminPorts, 'verdictScreen'> {
  readonly comment: CommentSummary;
}

function Actions({ comment, verdictScreen }: ActionsProps) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const params = { id: comment.id };

  async function move(status: Status): Promise<void> {
    const result = await api.call(commentCalls.move, { params, body: { status } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(commentCalls.list);
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
    const result = await api.call(commentCalls.remove, { params });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(commentCalls.list);
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
            <Menu.Item component={Link} to={verdictScreen(comment.verdictId)}>
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
