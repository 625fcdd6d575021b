import { Tabs, VisuallyHidden } from '@mantine/core';
import { notices, useApi, useIsPhone } from '@portico/kernel/admin';
import { DESKTOP } from '@portico/kernel/dom';
import { Puck, useGetPuck } from '@puckeditor/core';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { toElements } from '../../model/edits/convert.ts';
import type { EditorPreferences } from '../../model/preferences.ts';
import {
  autosaveCalls,
  type CanvasFacts,
  type EditedDocument,
  preferenceCalls,
  type RevisionContent,
} from '../../wire/admin.ts';
import { FLOATING_TYPE, isTemplateType } from '../../wire/public.ts';
import { EditedPageProvider } from '../canvas/EditedPage.ts';
import { fromLibrary } from '../canvas/library.ts';
import { TypingProvider } from '../canvas/typing/useFrozenWhileTyping.ts';
import { LooksDrawer } from '../looks/LooksDrawer.tsx';
import type { Frame } from '../panel/FrameContext.ts';
import { useSiteLooks } from '../panel/SiteLooks.ts';
import { AddPanel } from './AddPanel.tsx';
import { keepCopy } from './clipboardAccess.ts';
import type { EditHistory } from './createEditHistory.ts';
import { EditorHeader } from './EditorHeader.tsx';
import { OutlinePanel, useFolding } from './OutlinePanel.tsx';
import { PageSettings } from './PageSettings.tsx';
import { publishedNotice } from './publishedNotice.ts';
import { Revisions } from './Revisions.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { SeveralPanel, severalInWords } from './SeveralPanel.tsx';
import { type Sheet, SheetBar } from './SheetBar.tsx';
import { Stage } from './Stage.tsx';
import { useClipboard } from './useClipboard.ts';
import { useElementOfAddress } from './useElementOfAddress.ts';
import { useElements, usePuck } from './useElements.ts';
import { useLock } from './useLock.ts';
import { usePageSettings } from './usePageSettings.ts';
import { type PageContent, useSaving } from './useSaving.ts';
import { useScreen } from './useScreen.ts';
import { useSeveral } from './useSeveral.ts';
import { useSeveralOnCanvas } from './useSeveralOnCanvas.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useTemplates } from './useTemplates.tsx';
import { useTurnedItem } from './useTurnedItem.ts';
import { useTyping } from './useTyping.ts';
import styles from './Workbench.module.css';
import { WorkspaceNotices } from './WorkspaceNotices.tsx';

interface WorkspaceProps {
  readonly page: EditedDocument;
  readonly canvas: CanvasFacts;
  readonly first: PageContent;
  readonly offered: RevisionContent | null;
  readonly frame: Frame;
  /** The last element to arrive directly in the page. */
  readonly arrived: { readonly id: string } | null;
  readonly history: EditHistory;
  readonly preferences: EditorPreferences;
  readonly setPreferences: (preferences: EditorPreferences) => void;
  readonly restart: (content: PageContent) => void;
  readonly reopen: () => void;
}

/** Header, panels and canvas. On a phone the panels are sheets that slide up from below, one at a time. */
export function Workspace(props: WorkspaceProps) {
  const { page, canvas, first, offered, frame, arrived, history } = props;
  const { preferences, setPreferences, restart, reopen } = props;
  const api = useApi();
  const navigate = useNavigate();
  const { title, slug, settings, say, noteSlug, whole, shown } = usePageSettings(
    first,
    canvas.followsElementor,
    history,
  );
  const elements = useElements(history, frame, whole);
  useEffect(() => {
    if (arrived) elements.contain(arrived.id);
  }, [arrived, elements]);
  useElementOfAddress(elements);
  const templates = useTemplates(elements);
  const looks = useSiteLooks();
  const edited = useMemo(() => ({ title, settings: shown, stored: settings }), [title, shown, settings]);
  // On a phone a desktop page would be too small to touch, but it can be chosen.
  const { screens, device, setDevice } = useScreen(canvas.devices, useIsPhone() ? 'mobile' : DESKTOP);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const folding = useFolding();
  const [side, setSide] = useState<string | null>('add');
  const [dialog, setDialog] = useState<'page' | 'revisions' | null>(null);
  const [isPublished, setPublished] = useState(page.isPublished);
  const { other, takeOver } = useLock(page.id);
  const { saving, note, isSaved, save, keepBeside, saveAsCopy, preview } = useSaving(page, first);
  const getPuck = useGetPuck();
  const current = useCallback(
    () => note({ title, slug, settings, elements: toElements(fromLibrary(getPuck().appState.data.content)) }),
    [note, title, slug, settings, getPuck],
  );

  const saveNow = useCallback(
    async (options?: Parameters<typeof save>[0]) => {
      current();
      const saved = await save(options);
      if (!saved) return;
      noteSlug(saved.slug);
      setPublished(saved.isPublished);
      if (options?.publish) notices.done(await publishedNotice(api, page));
    },
    [current, save, noteSlug, api, page],
  );
  const saveDraft = useCallback(() => void saveNow(), [saveNow]);
  /** Nothing that was typed may be lost. */
  async function keepCurrent(): Promise<number | null> {
    current();
    return isSaved() ? saving.version : ((await save())?.version ?? null);
  }

  const several = useSeveral(elements);
  const clipboard = useClipboard(elements, several);
  const framed = useSyncExternalStore(frame.subscribe, frame.page);
  const { turned, turnToPanel } = useTurnedItem(framed);
  const pages = useMemo(() => [document, framed], [framed]);
  const { typing, type } = useTyping(framed, elements);
  useSeveralOnCanvas(framed, several);
  useShortcuts(pages, {
    ...{ elements, several, type, save: saveDraft, onCopied: keepCopy },
    ...{ pasteStyle: clipboard.pasteStyle, pasteStyleToAll: clipboard.pasteStyleToAll },
  });

  async function openPreview(): Promise<void> {
    // Opened at the press, because browsers block windows opened later; it navigates to the page once its URL is known.
    const opened = window.open('about:blank', '_blank');
    current();
    const address = await preview();
    if (address && opened) opened.location.replace(address);
    else opened?.close();
  }

  return (
    <div className={styles.workspace} data-sheet={sheet ?? undefined}>
      <ContentWatch changed={current} />
      <EditorHeader
        title={title}
        setTitle={(next) => say({ title: next }, 'title')}
        saving={saving}
        isPublished={isPublished}
        slug={slug}
        screens={screens}
        device={device}
        setDevice={setDevice}
        elements={elements}
        history={history}
        save={saveDraft}
        publish={() => void saveNow({ publish: true })}
        preview={() => void openPreview()}
        paste={() => void clipboard.paste()}
        hasSettings={page.type !== FLOATING_TYPE}
        isTemplate={isTemplateType(page.type)}
        openDialog={setDialog}
        openLooks={() => looks.open(null)}
        preferences={preferences}
        changePreferences={async (change) => {
          setPreferences({ ...preferences, ...change });
          const result = await api.call(preferenceCalls.change, { body: change });
          if (!result.ok) notices.problem(result.problem);
        }}
      />
      <WorkspaceNotices
        other={other}
        takeOver={takeOver}
        offered={offered}
        bringBack={(typed) => restart({ ...first, ...typed })}
        discard={async () => {
          await api.call(autosaveCalls.discard, { params: { id: page.id } });
          restart(first);
        }}
        saving={saving}
        overwrite={() => void saveNow({ isOverwriting: true })}
        copyMine={async () => {
          const made = await saveAsCopy();
          if (made) setTimeout(() => void navigate(`/pages/${made.id}/edit`));
        }}
        openTheirs={async () => {
          current();
          if (await keepBeside()) reopen();
        }}
        tryAgain={saveDraft}
      />
      <aside
        className={styles.left}
        aria-label="Elements"
        data-open={sheet === 'add' || sheet === 'outline' || undefined}
      >
        <Tabs value={side} onChange={setSide} className={styles.leftTabs ?? ''} keepMounted={false}>
          <Tabs.List grow>
            <Tabs.Tab value="add">Add</Tabs.Tab>
            <Tabs.Tab value="outline">Outline</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="add">
            <AddPanel elements={elements} onAdded={() => setSheet(null)} onTemplates={templates.open} />
          </Tabs.Panel>
          <Tabs.Panel value="outline">
            <OutlinePanel
              elements={elements}
              several={several}
              folding={folding}
              turnToPanel={turnToPanel}
              onChosen={() => setSheet((open) => open && 'settings')}
            />
          </Tabs.Panel>
        </Tabs>
      </aside>
      <Stage device={device}>
        <EditedPageProvider value={edited}>
          <TypingProvider value={typing}>
            <Puck.Preview />
          </TypingProvider>
        </EditedPageProvider>
      </Stage>
      <aside
        className={styles.right}
        aria-label="Settings"
        data-open={sheet === 'settings' || undefined}
        data-undone-with-page
      >
        <VisuallyHidden role="status">{severalInWords(several)}</VisuallyHidden>
        {several.ids.size > 0 ? (
          <SeveralPanel
            several={several}
            device={device}
            onCopy={() => void clipboard.copyAll()}
            onPasteStyle={() => void clipboard.pasteStyleToAll()}
          />
        ) : (
          <SettingsPanel
            elements={elements}
            device={device}
            turned={turned}
            onCopy={(id) => void clipboard.copy(id)}
            onPasteStyle={(id) => void clipboard.pasteStyle(id)}
            onTemplate={templates.keep}
            onType={(id) => {
              setSheet(null);
              type(id);
            }}
          />
        )}
      </aside>
      <SheetBar
        open={sheet}
        onOpen={(name) => {
          if (name !== 'settings') setSide(name);
          setSheet(sheet === name ? null : name);
        }}
      />
      {templates.dialogs}
      <LooksDrawer screens={screens} device={device} setDevice={setDevice} />
      <PageSettings
        isOpen={dialog === 'page'}
        close={() => setDialog(null)}
        type={page.type}
        device={device}
        slug={slug}
        setSlug={(next) => say({ slug: next }, 'slug')}
        settings={settings}
        setSettings={(next, field) => say({ settings: next }, field)}
      />
      <Revisions
        isOpen={dialog === 'revisions'}
        close={() => setDialog(null)}
        documentId={page.id}
        version={saving.version}
        keepCurrent={keepCurrent}
        onRestored={reopen}
      />
    </div>
  );
}

/** A separate component, so that the surroundings are not rendered on every keystroke. */
function ContentWatch({ changed }: { readonly changed: () => void }) {
  const content = usePuck((state) => state.appState.data.content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is the reason to tell, not an input.
  useEffect(() => {
    // Debounced: typing must not wait for the whole page to be serialised.
    const timer = setTimeout(changed, NOTE_MS);
    return () => clearTimeout(timer);
  }, [content, changed]);
  return null;
}

const NOTE_MS = 200;
