import { ApiProblemError } from '@portico/kernel/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CLOUD_KITS_PATH } from '../../wire/public.ts';
import { useKits } from '../KitsFrame.tsx';

export interface LibraryKit {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly thumbnail_url: string;
  readonly created_at: string;
  readonly status: 'active' | 'locked';
  readonly size: number;
}

export interface Quota {
  readonly threshold: number;
  readonly currentUsage: number;
  readonly storage: {
    readonly currentUsage: number;
    readonly threshold: number;
    readonly subscriptionId: string;
  };
}

const FRESH_MS = 30 * 60 * 1000;

export function useLibraryKits() {
  return useKept<readonly LibraryKit[]>(CLOUD_KITS_PATH);
}

export function useQuota() {
  return useKept<Quota>(`${CLOUD_KITS_PATH}/quota`);
}

/** Refetches the list and the quota. */
export function useRefreshLibrary(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(CLOUD_KITS_PATH),
    });
}

function useKept<Data>(path: string) {
  const { calls } = useKits();
  return useQuery({
    queryKey: [path],
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    // Kits are saved on another screen and then expected here.
    refetchOnMount: 'always',
    retry: false,
    async queryFn() {
      const answer = await calls.get<Data>(path);
      if (answer.ok) return answer.data;
      const { code, message } = answer.problem;
      throw new ApiProblemError({ status: 500, code, message, fields: {} });
    },
  });
}
