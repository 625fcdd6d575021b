import { useQueryClient } from '@tanstack/react-query';

/** Has everything read again that was read from these paths or below them, after a change: `refresh('/outbox')`. */
export function useRefresh(): (...paths: string[]) => Promise<void> {
  const cache = useQueryClient();
  return async (...paths) => {
    await cache.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' &&
        paths.some((changed) => path === changed || path.startsWith(`${changed}/`)),
    });
  };
}
