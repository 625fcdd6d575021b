// Otherwise Puck inserts its own style sheet, which loads a font from a third-party server.
import '@puckeditor/core/no-external.css';
import { useMantineStyleNonce } from '@mantine/core';
import { type Overrides, Puck } from '@puckeditor/core';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { toItems } from '../../model/edits/convert.ts';
import type { EditorPreferences } from '../../model/preferences.ts';
import type { CanvasFacts, EditedDocument, RevisionContent } from '../../wire/admin.ts';
import { CanvasFrame } from '../canvas/CanvasFrame.tsx';
import { guardElements, guardFrames } from '../canvas/guardCanvas.ts';
import { fromLibrary, toLibrary } from '../canvas/library.ts';
import { kindOfWidget } from '../editorWidgets.ts';
import { createFrame, FrameProvider, type OwnFrame } from '../panel/FrameContext.ts';
import { SiteGlobalsProvider } from '../panel/SiteGlobals.ts';
import { SiteLooksProvider, useSiteLooks, useSiteLooksState } from '../panel/SiteLooks.ts';
import { arrivedInPage } from './arrivedInPage.ts';
import { createEditHistory } from './createEditHistory.ts';
import { editorConfig } from './editorConfig.tsx';
import { contentOf, type PageContent } from './useSaving.ts';
import styles from './Workbench.module.css';
import { Workspace } from './Workspace.tsx';

export interface WorkbenchProps {
  readonly document: EditedDocument;
  /** This user's unsaved changes, if newer than the draft. */
  readonly autosave: RevisionContent | null;
  readonly canvas: CanvasFacts;
  readonly preferences: EditorPreferences;
  /** Reloads everything and starts over. */
  readonly reopen: () => void;
}

/** The editor: Puck around our canvas, and our panels around Puck. */
export default function Workbench({ document: page, autosave, canvas, preferences, reopen }: WorkbenchProps) {
  const isGuarded = useGuardedCanvas();
  const [prefers, setPrefers] = useState(preferences);
  const [start, setStart] = useState(() => ({
    ...{ content: contentOf(page), offered: autosave, round: 0 },
    history: createEditHistory(Date.now),
  }));
  const looks = useSiteLooksState(canvas);
  const [frame] = useState(createFrame);
  const [setUp, setSetUp] = useState(-1);
  const [arrived, setArrived] = useState<{ readonly id: string } | null>(null);
  const config = useMemo(() => editorConfig(String(page.id), page.type), [page.id, page.type]);
  const data = useMemo(
    () => ({ root: { props: {} }, content: toLibrary(toItems(start.content.elements, kindOfWidget)) }),
    [start],
  );
  const overrides = useMemo<Partial<Overrides>>(
    () => ({
      iframe: ({ children, document: framed }) => (
        <PreferredFrame page={framed} facts={canvas} frame={frame}>
          {children}
        </PreferredFrame>
      ),
      actionBar: () => <></>,
    }),
    [canvas, frame],
  );

  function restart(content: PageContent): void {
    setStart(({ round }) => ({
      ...{ content, offered: null, round: round + 1 },
      history: createEditHistory(Date.now),
    }));
  }

  if (!isGuarded) return null;
  return (
    <div className={styles.editor}>
      <FrameProvider value={frame}>
        <PreferencesContext value={prefers}>
          <SiteGlobalsProvider value={canvas.globals}>
            <SiteLooksProvider value={looks}>
              <Puck
                key={start.round}
                config={config}
                data={data}
                overrides={overrides}
                onAction={(action, after, before) => {
                  start.history.note(after, before);
                  const id = arrivedInPage(action, () => fromLibrary(after.data.content));
                  if (id !== null) setArrived({ id });
                }}
                iframe={IFRAME}
                height="100%"
              >
                {setUp === start.round ? (
                  <Workspace
                    page={page}
                    canvas={canvas}
                    first={start.content}
                    offered={start.offered}
                    frame={frame}
                    arrived={arrived}
                    history={start.history}
                    preferences={prefers}
                    setPreferences={setPrefers}
                    restart={restart}
                    reopen={reopen}
                  />
                ) : (
                  <SetUp onDone={() => setSetUp(start.round)} />
                )}
              </Puck>
            </SiteLooksProvider>
          </SiteGlobalsProvider>
        </PreferencesContext>
      </FrameProvider>
    </div>
  );
}

/** Puck renders its content again as soon as it has a frame: until then an empty one will do. */
function SetUp({ onDone }: { readonly onDone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onDone, []);
  return <Puck.Preview />;
}

const PreferencesContext = createContext<EditorPreferences | null>(null);

interface PreferredFrameProps {
  readonly page: Document | undefined;
  readonly facts: CanvasFacts;
  readonly frame: OwnFrame;
  readonly children: ReactNode;
}

/** Puck keeps the first frame component it was given, so changes are passed through a context. */
function PreferredFrame({ page, facts, frame, children }: PreferredFrameProps) {
  const preferences = use(PreferencesContext);
  const { looks } = useSiteLooks();
  useEffect(() => {
    frame.opened(page ?? null);
  }, [frame, page]);
  if (!preferences) return null;
  return (
    <CanvasFrame page={page} facts={facts} looks={looks} preferences={preferences}>
      {children}
    </CanvasFrame>
  );
}

const IFRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };

/** Puck may write its style elements and open its frame only once they are guarded. */
function useGuardedCanvas(): boolean {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const [isGuarded, setGuarded] = useState(false);
  useEffect(() => {
    const stops = [guardElements(document, nonce), guardFrames(document, nonce)];
    setGuarded(true);
    return () => {
      for (const stop of stops) stop();
    };
  }, [nonce]);
  return isGuarded;
}
