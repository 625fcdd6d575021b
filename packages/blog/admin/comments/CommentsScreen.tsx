import { Anchor, Text } from '@mantine/core';
import { DateTime, type ListColumn, type ListFilter, ListScreen, StateBadge } from '@portico/kernel/admin';
import { IconMessages } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { type CommentSummary, commentCalls } from '../../wire/admin.ts';
import type { BlogAdminPorts } from '../BlogAdminPorts.ts';
import { CommentActions } from './CommentActions.tsx';
import styles from './CommentsScreen.module.css';
import { COMMENT_STATES } from './commentStates.ts';
import { useBulkComments } from './useBulkComments.ts';

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'State',
    choices: Object.entries(COMMENT_STATES).map(([value, { label }]) => ({ value, label })),
  },
];

/** The comments screen, with information from the spam protection. */
export function createCommentsScreen(ports: BlogAdminPorts): ComponentType {
  const columns = columnsWith(ports);
  return function CommentsScreen() {
    const bulk = useBulkComments();
    return (
      <ListScreen
        title="Comments"
        description="What visitors say below your posts: shown, waiting for you, or spam."
        call={commentCalls.list}
        columns={columns}
        filters={FILTERS}
        searchLabel="Search comments and authors"
        itemKey={({ id }) => String(id)}
        bulk={bulk}
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
    {
      header: 'Comment',
      cell: ({ id, content, post, isAnswer, status }) => (
        <>
          <span className={styles.content}>{content}</span>
          {post && (
            <Text size="sm" c="dimmed" component="span" display="block">
              {isAnswer ? 'An answer below ' : 'Below '}
              <Anchor href={status === 'approved' ? `${post.path}?comment=${id}#comment-${id}` : post.path}>
                {post.title}
              </Anchor>
            </Text>
          )}
        </>
      ),
    },
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
      cell: ({ status }) => (
        <StateBadge label={COMMENT_STATES[status].label} tone={COMMENT_STATES[status].tone} />
      ),
    },
    { header: 'When', width: 'fit', explainsItself: true, cell: ({ madeAt }) => <DateTime value={madeAt} /> },
    {
      header: 'Actions',
      width: 'fit',
      explainsItself: true,
      cell: (comment) => <CommentActions comment={comment} verdictScreen={verdictScreen} />,
    },
  ];
}
