import { type ApiProblem, notices, useApi, useRefresh, useUnsavedChanges } from '@portico/kernel/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  autosaveCalls,
  documentCalls,
  type EditedDocument,
  preferenceCalls,
  type RevisionSummary,
} from '../../wire/admin.ts';
import { firstSaving, hasUnsaved, type Saving, type SavingEvent, savingReducer } from './saving.ts';

/** What is saved: the page as it is on screen. */
export interface PageContent {
  readonly title: string;
  readonly slug: string | null;
  readonly settings: unknown;
  readonly elements: readonly unknown[];
}

export interface Save {
  readonly saving: Saving;
  /** Reports the current content. */
  note(content: PageContent): void;
  /** Whether everything reported is in the draft. */
  isSaved(): boolean;
  save(options?: { publish?: boolean; isOverwriting?: boolean }): Promise<EditedDocument | null>;
  /** Autosaves the current content, to be offered again later; `false` if it failed. */
  keepBeside(): Promise<boolean>;
  /** Saves the current content as a new page, to keep somebody else's version. */
  saveAsCopy(): Promise<EditedDocument | null>;
  /** A preview link to the current content. */
  preview(): Promise<string | null>;
}

const AUTOSAVE_MS = 3_000;
const RECONNECT_MS = 4_000;

/** Saving and autosaving. On any failure the changes stay on screen and are retried. */
export function useSaving(document: EditedDocument, first: PageContent): Save {
  const api = useApi();
  const refresh = useRefresh();
  const [saving, setSaving] = useState(() => firstSaving(document.version));
  const latest = useRef(first);
  const savedText = useRef(JSON.stringify(contentOf(document)));
  // Updated before rendering: a save right after a change must include it.
  const state = useRef(saving);
  const dispatch = useCallback((event: SavingEvent) => {
    state.current = savingReducer(state.current, event);
    setSaving(state.current);
  }, []);
  const { id } = document;
  useUnsavedChanges(hasUnsaved(saving));

  const note = useCallback(
    (content: PageContent) => {
      const before = JSON.stringify(latest.current);
      latest.current = content;
      const text = JSON.stringify(content);
      if (text === savedText.current) {
        if (hasUnsaved(state.current)) dispatch({ type: 'reverted' });
      } else if (text !== before || !hasUnsaved(state.current)) dispatch({ type: 'changed' });
    },
    [dispatch],
  );

  const isSaved = useCallback(() => !hasUnsaved(state.current), []);

  const autosave = useCallback(async (): Promise<RevisionSummary | null> => {
    const { changes, version } = state.current;
    const { title, settings, elements } = latest.current;
    const body = { version, title, settings, elements };
    const result = await api.call(autosaveCalls.keep, { params: { id }, body });
    if (result.ok) dispatch({ type: 'kept', changes });
    else dispatch(failureOf(result.problem));
    return result.ok ? result.value : null;
  }, [api, id, dispatch]);

  const keepBeside: Save['keepBeside'] = useCallback(async () => (await autosave()) !== null, [autosave]);

  const { changes, kept, phase } = saving;
  useEffect(() => {
    if (changes === kept || ['saving', 'conflict', 'offline'].includes(phase)) return;
    const timer = setTimeout(() => void autosave(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [changes, kept, phase, autosave]);
  useConnection(phase === 'offline', dispatch);

  const save: Save['save'] = useCallback(
    async ({ publish = false, isOverwriting = false } = {}) => {
      if (state.current.phase === 'saving' || state.current.phase === 'offline') return null;
      const content = latest.current;
      const { changes: sent } = state.current;
      dispatch({ type: 'began' });
      let { version } = state.current;
      if (isOverwriting) {
        const theirs = await api.call(documentCalls.read, { params: { id } });
        if (theirs.ok) version = theirs.value.version;
      }
      const { slug, ...others } = content;
      const body = { version, ...others, ...(slug !== null && { slug }), publish };
      const result = await api.call(documentCalls.change, { params: { id }, body });
      if (result.ok) {
        savedText.current = JSON.stringify(content);
        dispatch({ type: 'saved', changes: sent, version: result.value.version });
        await refresh(documentCalls.list);
        return result.value;
      }
      dispatch(failureOf(result.problem));
      return null;
    },
    [api, id, refresh, dispatch],
  );

  const saveAsCopy: Save['saveAsCopy'] = useCallback(async () => {
    const { title, settings, elements } = latest.current;
    const copy = { title: `${title} (copy)`, settings, elements };
    const result = await api.call(documentCalls.add, { body: copy });
    if (result.ok) {
      dispatch({ type: 'reverted' });
      return result.value;
    }
    notices.problem(result.problem);
    return null;
  }, [api, dispatch]);

  const preview: Save['preview'] = useCallback(async () => {
    const revision = hasUnsaved(state.current) ? await autosave() : null;
    const body = revision ? { revision: revision.id } : {};
    const result = await api.call(documentCalls.preview, { params: { id }, body });
    if (result.ok) return result.value.address;
    notices.problem(result.problem);
    return null;
  }, [api, id, autosave]);

  return { saving, note, isSaved, save, keepBeside, saveAsCopy, preview };
}

function failureOf({ status, code, fields, message: reason }: ApiProblem): SavingEvent {
  if (status === 0) return { type: 'disconnected' };
  const message = fields.title ? 'The page needs a name.' : Object.values(fields).join(' ') || reason;
  return code === 'builder_newer_version' ? { type: 'conflicted', message } : { type: 'failed', message };
}

/** A browser that reports offline is offline; one that reports online may still not reach us, so we poll until we do. */
function useConnection(isLost: boolean, dispatch: (event: SavingEvent) => void): void {
  const api = useApi();
  useEffect(() => {
    const onOffline = () => dispatch({ type: 'disconnected' });
    window.addEventListener('offline', onOffline);
    return () => window.removeEventListener('offline', onOffline);
  }, [dispatch]);
  useEffect(() => {
    if (!isLost) return;
    const ask = async () => {
      if ((await api.call(preferenceCalls.read)).ok) dispatch({ type: 'reconnected' });
    };
    const timer = setInterval(() => void ask(), RECONNECT_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isLost, api, dispatch]);
}

export function contentOf({ title, slug, settings, elements }: EditedDocument): PageContent {
  return { title, slug, settings, elements };
}
