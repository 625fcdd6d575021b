import { type ListBulk, notices, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { useSearchParams } from 'react-router';
import { authorCalls, type BulkAction, type PostItem, postCalls, termCalls } from '../../wire/admin.ts';

/** Bulk actions for posts. In the trash, they can only be restored or deleted. */
export function useBulkPosts(): ListBulk<PostItem> {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [address] = useSearchParams();

  async function apply(action: BulkAction, ids: readonly number[]): Promise<void> {
    const result = await api.call(postCalls.bulk, { body: { ids: [...ids], action } });
    if (!result.ok) return notices.problem(result.problem);
    const { changed } = result.value;
    await refresh(postCalls.list, termCalls.list, authorCalls.list);
    const done = `${counted(changed.length)} ${DONE[action]}.`;
    if (action === 'trash') notices.undoable(done, () => apply('restore', changed));
    else notices.done(done);
  }

  const applying = (label: string, action: BulkAction) => ({
    label,
    run: (posts: readonly PostItem[]) => apply(action, idsOf(posts)),
  });

  const removing = {
    label: 'Remove for good',
    tone: 'danger' as const,
    async run(posts: readonly PostItem[]) {
      const isSure = await confirm({
        title: posts.length === 1 ? 'Remove this post for good?' : `Remove ${posts.length} posts for good?`,
        text: 'Their versions go with them. This cannot be undone.',
        action: 'Remove for good',
        tone: 'danger',
      });
      if (isSure) await apply('delete', idsOf(posts));
    },
  };

  return {
    name: ({ title }) => title || 'Untitled',
    actions:
      address.get('status') === 'trash'
        ? [applying('Put back', 'restore'), removing]
        : [
            applying('Publish', 'publish'),
            applying('Turn into drafts', 'draft'),
            applying('Move to the trash', 'trash'),
          ],
  };
}

const DONE: Readonly<Record<BulkAction, string>> = {
  publish: 'published',
  draft: 'withdrawn',
  trash: 'moved to the trash',
  restore: 'put back',
  delete: 'removed',
};

function idsOf(posts: readonly PostItem[]): number[] {
  return posts.map(({ id }) => id);
}

function counted(count: number): string {
  return count === 1 ? 'One post' : `${count} posts`;
}
