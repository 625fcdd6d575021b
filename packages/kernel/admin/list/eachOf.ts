import type { ApiProblem, ApiResult } from '../api/ApiProblem.ts';

/** Makes a call for one entry after another and stops at the first refusal: the others would be refused too. */
export async function eachOf<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<ApiResult<unknown>>,
): Promise<{ readonly done: readonly Item[]; readonly problem: ApiProblem | null }> {
  const done: Item[] = [];
  for (const item of items) {
    const result = await call(item);
    if (!result.ok) return { done, problem: result.problem };
    done.push(item);
  }
  return { done, problem: null };
}
