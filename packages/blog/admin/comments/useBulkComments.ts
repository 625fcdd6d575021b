import { eachOf, type ListBulk, notices, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { useSearchParams } from 'react-router';
import { type CommentSummary, commentCalls } from '../../wire/admin.ts';
import type { CommentStatus } from './commentStates.ts';

/** Bulk actions for comments. In the trash, they can also be deleted. */
export function useBulkComments(): ListBulk<CommentSummary> {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [address] = useSearchParams();
  const here = address.get('status');

  async function move(comments: readonly CommentSummary[], to: (comment: CommentSummary) => CommentStatus) {
    const { done, problem } = await eachOf(comments, (comment) =>
      api.call(commentCalls.move, { params: { id: comment.id }, body: { status: to(comment) } }),
    );
    await refresh(commentCalls.list);
    if (problem) notices.problem(problem);
    return done;
  }

  const moving = (label: string, status: CommentStatus, words: string) => ({
    label,
    async run(comments: readonly CommentSummary[]) {
      const done = await move(comments, () => status);
      if (done.length > 0)
        notices.undoable(`${counted(done.length)} ${words}.`, () => move(done, (before) => before.status));
    },
  });

  const removing = {
    label: 'Delete for good',
    tone: 'danger' as const,
    async run(comments: readonly CommentSummary[]) {
      const isSure = await confirm({
        title: `Delete ${counted(comments.length).toLowerCase()} for good?`,
        text: 'This cannot be undone.',
        action: 'Delete for good',
        tone: 'danger',
      });
      if (!isSure) return;
      const { done, problem } = await eachOf(comments, ({ id }) =>
        api.call(commentCalls.remove, { params: { id } }),
      );
      await refresh(commentCalls.list);
      if (problem) notices.problem(problem);
      else notices.done(`${counted(done.length)} deleted.`);
    },
  };

  return {
    name: ({ author }) => `the comment of ${author}`,
    actions: [
      ...(here === 'approved' ? [] : [moving('Show', 'approved', 'shown')]),
      ...(here === 'pending' ? [] : [moving('Hold', 'pending', 'held')]),
      ...(here === 'spam' ? [] : [moving('Spam', 'spam', 'taken for spam')]),
      ...(here === 'trash' ? [removing] : [moving('Trash', 'trash', 'moved to the trash')]),
    ],
  };
}

function counted(count: number): string {
  return count === 1 ? 'One comment' : `${count} comments`;
}
