import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '../../calls/index.ts';

/**
 * Has everything read again that was read by these calls, or from addresses below theirs, after a change. The address of
 * a call ends where its names begin: `refresh(mailCalls.read)` is about all mails. `refresh()` is about everything.
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
