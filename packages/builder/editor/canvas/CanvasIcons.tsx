import { useApi } from '@portico/kernel/admin';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { IconDrawingsProvider } from '../../parts/icon/useIcons.ts';
import { iconCall } from '../../wire/admin.ts';
import { createIconStore } from './createIconStore.ts';

/** Provides the canvas with icons from the server. */
export function CanvasIcons({ children }: { children: ReactNode }) {
  const api = useApi();
  const [store] = useState(() =>
    createIconStore(async (names) => {
      const result = await api.call(iconCall, { query: { names: names.join(',') } });
      return result.ok ? result.value.drawings : {};
    }),
  );
  const drawings = useSyncExternalStore(store.subscribe, store.drawings);
  return <IconDrawingsProvider value={drawings}>{children}</IconDrawingsProvider>;
}
