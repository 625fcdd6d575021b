import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ApiProblemError } from './ApiProblem.ts';
import { useApi } from './ApiProvider.tsx';
import type { ApiQuery } from './createApiClient.ts';

export interface ApiQueryOptions {
  /** Shows the answer before while the next is on its way: pages of a list, results of a search. */
  readonly keepsPrevious?: boolean;
  readonly refreshEveryMs?: number;
}

/** Reads from the server through the data cache. Its key is the path and the query: `['/outbox', { state: 'failed' }]`. */
export function useApiQuery<Answer>(
  path: string,
  query: ApiQuery = {},
  { keepsPrevious = false, refreshEveryMs }: ApiQueryOptions = {},
): UseQueryResult<Answer, Error> {
  const api = useApi();
  return useQuery<Answer>({
    queryKey: [path, query],
    async queryFn() {
      const result = await api.get<Answer>(path, query);
      if (!result.ok) throw new ApiProblemError(result.problem);
      return result.value;
    },
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(refreshEveryMs !== undefined && { refetchInterval: refreshEveryMs }),
  });
}
