import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../calls/index.ts';

/**
 * Refetches everything that was read by these calls, or from paths below theirs, after a change. A call's path is cut at its
 * first parameter: `refresh(mailCalls.read)` covers all mails. `refresh()` covers everything.
 */
export function useRefresh(): (...calls: Endpoint[]) => Promise<void> {
  const cache = useQueryClient();
  return async (...calls) => {
    const changed = calls.map(beforeNames);
    await cache.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' &&
        (changed.length === 0 || changed.some((one) => path === one || path.startsWith(`${one}/`))),
    });
  };
}

function beforeNames({ path }: Endpoint): string {
  return path.split('/:', 1)[0] ?? path;
}
