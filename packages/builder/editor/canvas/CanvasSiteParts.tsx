import { useApi } from '@portico/kernel/admin';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { DocumentView } from '../../document/DocumentView.tsx';
import { type DrawDocument, DrawDocumentProvider } from '../../parts/site/DrawDocument.ts';
import { SitePartsProvider } from '../../parts/site/useSitePart.ts';
import { sitePartsCall } from '../../wire/admin.ts';
import { createSitePartStore } from './createSitePartStore.ts';

const draw: DrawDocument = (document, classes) => <DocumentView document={document} classes={classes} />;

/** Draws forms, reviews and posts on the canvas, which the rest of the site has. */
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
      <DrawDocumentProvider value={draw}>{children}</DrawDocumentProvider>
    </SitePartsProvider>
  );
}
