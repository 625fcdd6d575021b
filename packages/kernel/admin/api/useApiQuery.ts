import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  type AnswerOf,
  type AnyRequest,
  type Endpoint,
  pathOf,
  type RequestArguments,
} from '../../calls/index.ts';
import { ApiProblemError } from './ApiProblem.ts';
import { useApi } from './ApiProvider.tsx';

export interface ApiQueryOptions {
  /** Shows the previous response while the next one loads: pages of a list, search results. */
  readonly keepsPrevious?: boolean;
  readonly refreshEveryMs?: number;
}

/** Reads from the server through the data cache. The key is the path and the query: `['/outbox', { state: 'failed' }]`. */
export function useApiQuery<Call extends Endpoint>(
  call: Call,
  ...rest: [...RequestArguments<Call>, options?: ApiQueryOptions]
): UseQueryResult<AnswerOf<Call>, Error>;
export function useApiQuery(
  call: Endpoint,
  request: AnyRequest = {},
  { keepsPrevious = false, refreshEveryMs }: ApiQueryOptions = {},
): UseQueryResult<unknown, Error> {
  const api = useApi();
  return useQuery({
    queryKey: [pathOf(call, request), request.query ?? {}],
    async queryFn() {
      const result = await api.call(call, request);
      if (!result.ok) throw new ApiProblemError(result.problem);
      return result.value;
    },
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...(refreshEveryMs !== undefined && { refetchInterval: refreshEveryMs }),
  });
}
