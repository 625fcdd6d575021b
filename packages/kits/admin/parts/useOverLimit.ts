import { useQuery } from '@tanstack/react-query';
import { IMPORT_EXPORT_PATH, REST_ROOT } from '../../wire/public.ts';
import type { KitCalls } from '../calls/createKitCalls.ts';
import { useKits } from '../KitsFrame.tsx';

export type CountedKind = 'classes' | 'variables';

const FALLBACK_LIMIT = 100;

/** By how many the site's and the kit's together exceed the limit. Counted again whenever the user returns to this page. */
export function useOverLimit(kind: CountedKind, imported: number): number {
  const { calls, config } = useKits();
  const { data: existing = 0 } = useQuery({
    queryKey: ['/kits/existing', kind],
    enabled: imported > 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    queryFn: () => existingCount(calls, kind),
  });
  const own = config.elementorAppConfig['import-export-customization'] as
    | { limits?: Partial<Record<CountedKind, number>> }
    | undefined;
  return imported === 0 ? 0 : Math.max(0, imported + existing - (own?.limits?.[kind] ?? FALLBACK_LIMIT));
}

async function existingCount(calls: KitCalls, kind: CountedKind): Promise<number> {
  if (kind === 'classes') {
    const answer = await calls.get<object>(`${REST_ROOT}/global-classes`);
    return answer.ok ? Object.keys(answer.data).length : 0;
  }
  const answer = await calls.get<{ total: number }>(`${REST_ROOT}/variables/list`);
  return answer.ok ? answer.data.total : 0;
}

/** Where to review the site's own; `null` until known. */
export function useReviewLink(kind: CountedKind, isWanted: boolean): string | null {
  const { calls } = useKits();
  const panel = kind === 'classes' ? 'global-classes-manager' : 'variables-manager';
  const { data } = useQuery({
    queryKey: ['/kits/manager', panel],
    enabled: isWanted,
    async queryFn() {
      const answer = await calls.get<{ url: string }>(`${IMPORT_EXPORT_PATH}/manager-url?panel=${panel}`);
      return answer.ok ? answer.data.url : null;
    },
  });
  return data ?? null;
}
