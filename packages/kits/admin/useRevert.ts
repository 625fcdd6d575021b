import { notices, useConfirm, useRefresh } from '@portico/kernel/admin';
import { CONFIG_PATH, useKits } from './KitsFrame.tsx';

/** Takes the newest import back, after asking. `true` when it was taken back. */
export function useRevert(): (title: string) => Promise<boolean> {
  const confirm = useConfirm();
  const refresh = useRefresh();
  const { calls } = useKits();
  return async (title) => {
    const isSure = await confirm({
      title: `Undo the import of “${title}”?`,
      text: 'What it brought is removed, and what it replaced comes back. Changes that were made to it since are lost.',
      action: 'Undo the import',
      tone: 'danger',
    });
    if (!isSure) return false;
    const answer = await calls.post<{ revert_completed: boolean; message?: string }>('revert', {});
    if (!answer.ok) {
      notices.problem({ status: 0, code: answer.problem.code, message: answer.problem.message, fields: {} });
      return false;
    }
    await refresh('/kits', CONFIG_PATH, '/pages', '/posts');
    notices.done(
      answer.data.revert_completed
        ? `The import of “${title}” was undone.`
        : (answer.data.message ?? 'There is nothing to undo.'),
    );
    return answer.data.revert_completed;
  };
}
