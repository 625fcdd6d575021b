import { ErrorState, LoadingState, Screen, useApiQuery } from '@portico/kernel/admin';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { SiteFactsProvider } from '../../parts/site/useSiteFacts.ts';
import {
  autosaveCalls,
  canvasCall,
  documentCalls,
  type EditedDocument,
  preferenceCalls,
  type RevisionContent,
} from '../../wire/admin.ts';
import type { MediaLibrary } from '../MediaLibrary.ts';
import { PickersProvider } from '../panel/Pickers.ts';
import type { WorkbenchProps } from './Workbench.tsx';

/** The editor is large and only used here: everything else is shown while it loads. */
const loadWorkbench = () => import('./Workbench.tsx');

/** Not `React.lazy`: that shows the fallback even if the module is already loaded, and keeps it for a third of a second. */
function useWorkbench(): ComponentType<WorkbenchProps> | null {
  const [loaded, setLoaded] = useState<{ Workbench?: ComponentType<WorkbenchProps>; error?: unknown }>({});
  useEffect(() => {
    loadWorkbench().then(
      (module) => setLoaded({ Workbench: module.default }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  // Handled by the boundary for screens that fail to load.
  if (loaded.error) throw loaded.error;
  return loaded.Workbench ?? null;
}

/** The screen with the site's media library, if there is one. */
export function createEditorScreen(media?: MediaLibrary): ComponentType {
  // Loaded in parallel with the session and the page, not after them.
  void loadWorkbench();
  const pickers = media && {
    Pictures: lazy(media.loadPicker),
    Recordings: lazy(media.loadRecordingPicker),
  };
  return function EditorScreen() {
    const { id = '' } = useParams();
    return (
      <PickersProvider value={pickers ?? null}>
        <Editor id={id} key={id} />
      </PickersProvider>
    );
  };
}

/** Loads everything first: an editor opened with half of the data would overwrite the other half. */
function Editor({ id }: { id: string }) {
  const Workbench = useWorkbench();
  const [opening, setOpening] = useState(0);
  const page = { params: { id }, query: { opening } };
  const document = useApiQuery(documentCalls.read, page);
  const autosave = useApiQuery(autosaveCalls.read, page);
  const canvas = useApiQuery(canvasCall);
  const preferences = useApiQuery(preferenceCalls.read);
  const parts = [document, autosave, canvas, preferences];
  const error = parts.find((part) => part.error)?.error;
  if (error)
    return (
      <Screen title="Page" parent={{ label: 'Pages', to: '/pages' }}>
        <ErrorState error={error} retry={() => parts.map((part) => part.refetch())} />
      </Screen>
    );
  if (!Workbench || !document.data || !autosave.data || !canvas.data || !preferences.data) return <Waiting />;
  return (
    <SiteFactsProvider value={canvas.data.site}>
      <Workbench
        key={opening}
        document={document.data}
        autosave={newer(autosave.data.autosave, document.data)}
        canvas={canvas.data}
        preferences={preferences.data}
        reopen={() => setOpening((count) => count + 1)}
      />
    </SiteFactsProvider>
  );
}

function Waiting() {
  return (
    <Screen title="Page" parent={{ label: 'Pages', to: '/pages' }}>
      <LoadingState lines={10} />
    </Screen>
  );
}

/** An autosave older than the draft is ignored. */
function newer(autosave: RevisionContent | null, { changedAt }: EditedDocument): RevisionContent | null {
  return autosave && autosave.madeAt > changedAt ? autosave : null;
}
