import { useApi } from '@portico/kernel/admin';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { drawDocument } from '../../document/DocumentView.tsx';
import { DrawDocumentProvider } from '../../parts/site/DrawDocument.ts';
import { SitePartsProvider } from '../../parts/site/useSitePart.ts';
import { sitePartsCall } from '../../wire/admin.ts';
import { createSitePartStore } from './createSitePartStore.ts';

/** Provides the canvas with forms, reviews and posts from the rest of the site. */
export function CanvasSiteParts({ children }: { children: ReactNode }) {
  const api = useApi();
  const [store] = useState(() =>
    createSitePartStore(async (requests) => {
      const result = await api.call(sitePartsCall, { body: { requests: [...requests] } });
      return result.ok ? result.value.answers : [];
    }),
  );
  const parts = useSyncExternalStore(store.subscribe, store.parts);
  return (
    <SitePartsProvider value={parts}>
      <DrawDocumentProvider value={drawDocument}>{children}</DrawDocumentProvider>
    </SitePartsProvider>
  );
}
