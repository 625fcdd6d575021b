import { type ListBulk, useApi, useBulkActions } from '@portico/kernel/admin';
import { useSearchParams } from 'react-router';
import { type CommentSummary, commentCalls } from '../../wire/admin.ts';
import type { CommentStatus } from './commentStates.ts';

/** Bulk actions for comments. In the trash, they can also be deleted. */
export function useBulkComments(): ListBulk<CommentSummary> {
  const api = useApi();
  const bulk = useBulkActions<CommentSummary>(commentCalls.list, 'comment', 'comments');
  const [address] = useSearchParams();
  const here = address.get('status');

  const move = ({ id }: CommentSummary, status: CommentStatus) =>
    api.call(commentCalls.move, { params: { id }, body: { status } });
  const moving = (label: string, status: CommentStatus, words: string) =>
    bulk.changing(
      label,
      (comment) => move(comment, status),
      words,
      (comment) => move(comment, comment.status),
    );
  const deleting = bulk.deleting(
    'Delete for good',
    ({ id }) => api.call(commentCalls.remove, { params: { id } }),
    { title: (counted) => `Delete ${counted} for good?`, text: 'This cannot be undone.' },
  );

  return {
    name: ({ author }) => `the comment of ${author}`,
    actions: [
      ...(here === 'approved' ? [] : [moving('Show', 'approved', 'shown')]),
      ...(here === 'pending' ? [] : [moving('Hold', 'pending', 'held')]),
      ...(here === 'spam' ? [] : [moving('Spam', 'spam', 'taken for spam')]),
      ...(here === 'trash' ? [deleting] : [moving('Trash', 'trash', 'moved to the trash')]),
    ],
  };
}
