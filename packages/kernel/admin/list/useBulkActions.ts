import type { Endpoint } from '../../calls/index.ts';
import type { ApiProblem, ApiResult } from '../api/ApiProblem.ts';
import { useRefresh } from '../api/useRefresh.ts';
import { useConfirm } from '../ConfirmProvider.tsx';
import { notices } from '../notices.tsx';
import type { BulkAction } from './BulkBar.tsx';

type CallFor<Item> = (item: Item) => Promise<ApiResult<unknown>>;

interface BulkActions<Item> {
  /** Changes each entry and says "3 comments hidden."; with a call back, it can be undone. */
  changing(label: string, change: CallFor<Item>, words: string, back?: CallFor<Item>): BulkAction<Item>;
  /** Deletes each entry, once that is confirmed. */
  deleting(label: string, remove: CallFor<Item>, question: DeleteQuestion): BulkAction<Item>;
}

interface DeleteQuestion {
  readonly title: (counted: string) => string;
  readonly text: string;
}

/** Builds the bulk actions of a list whose entries are called `one`, or `many`. */
export function useBulkActions<Item>(list: Endpoint, one: string, many: string): BulkActions<Item> {
  const confirm = useConfirm();
  const refresh = useRefresh();
  const counted = (count: number) => (count === 1 ? `one ${one}` : `${count} ${many}`);
  const sentence = (count: number, words: string) => `${counted(count).replace(/^o/, 'O')} ${words}.`;

  /** Stops at the first refusal: the others would be refused, too. */
  async function forEach(items: readonly Item[], call: CallFor<Item>) {
    const done: Item[] = [];
    let problem: ApiProblem | null = null;
    for (const item of items) {
      const result = await call(item);
      if (!result.ok) {
        problem = result.problem;
        break;
      }
      done.push(item);
    }
    await refresh(list);
    if (problem) notices.problem(problem);
    return { done, hasFailed: problem !== null };
  }

  return {
    changing: (label, change, words, back) => ({
      label,
      async run(items) {
        const { done } = await forEach(items, change);
        if (done.length === 0) return;
        if (back) notices.undoable(sentence(done.length, words), () => forEach(done, back));
        else notices.done(sentence(done.length, words));
      },
    }),
    deleting: (label, remove, { title, text }) => ({
      label,
      tone: 'danger',
      async run(items) {
        const question = {
          title: title(counted(items.length)),
          text,
          action: label,
          tone: 'danger',
        } as const;
        if (!(await confirm(question))) return;
        const { done, hasFailed } = await forEach(items, remove);
        if (!hasFailed) notices.done(sentence(done.length, 'deleted'));
      },
    }),
  };
}
