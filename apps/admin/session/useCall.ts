import type { ApiProblem, ApiResult } from '@portico/kernel/admin';
import { useState } from 'react';

/** Makes one call at a time and keeps the last problem. Further calls are ignored while one is pending. */
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
