import { notices, useConfirm, useRefresh } from '@portico/kernel/admin';
import { browserStorage } from '@portico/kernel/storage';
import { useLocation } from 'react-router';
import { useKits } from '../KitsFrame.tsx';
import { keepRevertedKit, type RevertedKit, wishedKit } from './revertedKit.ts';

/** An import that can be reverted. */
export interface RevertableImport {
  readonly session: string;
  readonly title: string;
}

/** Reverts the newest import after confirmation. `null` if it was not reverted; otherwise the tools show the result. */
export function useRevert(): (newest: RevertableImport) => Promise<RevertedKit | null> {
  const confirm = useConfirm();
  const refresh = useRefresh();
  const { calls } = useKits();
  const { search } = useLocation();
  return async ({ session, title }) => {
    const isSure = await confirm({
      title: `Undo the import of “${title}”?`,
      text: 'What it brought is removed, and what it replaced comes back. Changes that were made to it since are lost.',
      action: 'Undo the import',
      tone: 'danger',
    });
    if (!isSure) return null;
    const next = wishedKit(search);
    const path = next.referrerKitId
      ? `revert?${new URLSearchParams({ referrer_kit: next.referrerKitId })}`
      : 'revert';
    const answer = await calls.post<{ revert_completed: boolean; message?: string }>(path, { session });
    if (!answer.ok) {
      notices.problem({ status: 0, code: answer.problem.code, message: answer.problem.message, fields: {} });
      return null;
    }
    const { revert_completed: isDone, message = 'There is nothing to undo.' } = answer.data;
    const reverted = isDone ? { ...next, activeKitName: title } : null;
    if (reverted) keepRevertedKit(browserStorage(window, 'sessionStorage'), reverted);
    else notices.done(message);
    await refresh();
    return reverted;
  };
}
