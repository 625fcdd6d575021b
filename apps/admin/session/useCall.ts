import type { ApiProblem, ApiResult } from '@portico/kernel/admin';
import { useState } from 'react';

/** One call at a time, with what went wrong in the last. A call while one is under way is none. */
export function useCall() {
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function call<Answer>(make: () => Promise<ApiResult<Answer>>): Promise<ApiResult<Answer> | null> {
    if (isBusy) return null;
    setBusy(true);
    setProblem(null);
    const result = await make();
    setBusy(false);
    if (!result.ok) setProblem(result.problem);
    return result;
  }
  return { call, problem, isBusy };
}
