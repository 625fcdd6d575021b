import { useApi } from '@portico/kernel/admin';
import { useReducer, useRef } from 'react';
import { kitCalls } from '../../wire/admin.ts';
import type { RunnerName } from '../../wire/public.ts';
import { type KitProblem, type KitResult, kitProblem } from '../calls/KitProblem.ts';
import { useKits } from '../KitsFrame.tsx';
import { partsIn } from '../parts/selection.ts';
import {
  deselectedParts,
  type ImportEvent,
  type ImportState,
  importState,
  isZip,
  NOTHING_YET,
  type UploadedKit,
} from './importState.ts';

/** Where a kit comes from, if it is not an uploaded file. */
export interface KitSource {
  readonly source: string;
  readonly id: string;
  readonly fileUrl: string;
}

export interface ImportActions {
  readonly state: ImportState;
  dispatch(event: ImportEvent): void;
  takeFile(file: File): Promise<void>;
  takeFrom(source: KitSource): Promise<UploadedKit | null>;
  cancelUpload(): void;
  /** Runs the import. `true` if it succeeded. */
  run(source: KitSource): Promise<boolean>;
}

/** The calls of an import, and the events reported for each. */
export function useImport(): ImportActions {
  const api = useApi();
  const { calls, events, hasPro } = useKits();
  const [state, dispatch] = useReducer(importState, NOTHING_YET);
  const latest = useRef(state);
  latest.current = state;
  const upload = useRef<AbortController | null>(null);

  function failUpload(problem: KitProblem): void {
    events.uploaded(problem.message);
    dispatch({ type: 'failed', problem });
  }

  function failImport(problem: KitProblem): false {
    events.importFailed(problem.message);
    dispatch({ type: 'failed', problem });
    return false;
  }

  /** In batches, so that progress can be shown. Errors here are reported by the step itself. */
  async function fetchPictures(session: string): Promise<void> {
    for (;;) {
      const answer = await api.call(kitCalls.pictures, { params: { session }, body: {} });
      if (!answer.ok) return;
      dispatch({ type: 'fetched', pictures: answer.value });
      if (answer.value.isDone) return;
    }
  }

  function received(answer: KitResult<UploadedKit>): UploadedKit | null {
    if (!answer.ok) {
      failUpload(answer.problem);
      return null;
    }
    dispatch({ type: 'uploaded', kit: answer.data, hasPro });
    return answer.data;
  }

  return {
    state,
    dispatch,

    async takeFile(file) {
      if (!isZip(file)) return failUpload(kitProblem('file_not_allowed'));
      const control = new AbortController();
      upload.current = control;
      dispatch({ type: 'chosen', fileName: file.name });
      const answer = await calls.upload<UploadedKit>(
        file,
        (share) => dispatch({ type: 'sent', share }),
        control.signal,
      );
      if (control.signal.aborted) return;
      if (received(answer)) events.uploaded('Success');
    },

    async takeFrom({ source, id, fileUrl }) {
      dispatch({ type: 'chosen', fileName: '' });
      return received(
        await calls.post<UploadedKit>('upload', { source, referrer: source, kit_id: id, file_url: fileUrl }),
      );
    },

    cancelUpload() {
      upload.current?.abort();
      dispatch({ type: 'reset' });
    },

    async run({ source, id }) {
      const { uploaded, selection } = latest.current;
      if (!uploaded) return false;
      const { session, manifest } = uploaded;
      const startedAt = performance.now();
      dispatch({ type: 'begun', at: startedAt });
      const begun = await calls.post<{ runners: readonly RunnerName[] }>('import', {
        ...(id && { id }),
        ...(source && { referrer: source }),
        session,
        include: selection.includes,
        customization: selection.customization,
      });
      if (!begun.ok) return failImport(begun.problem);
      const { runners } = begun.data;
      dispatch({ type: 'announced', runners });
      let importedData: Record<string, unknown> = {};
      for (const runner of runners) {
        if (runner === 'pictures') await fetchPictures(session);
        const step = await calls.post<Record<string, unknown>>('import-runner', { session, runner });
        if (!step.ok) return failImport(step.problem);
        const data: Record<string, unknown> = Object(step.data.imported_data ?? step.data);
        importedData = { ...importedData, ...data };
        dispatch({ type: 'stepped', runner, data });
      }
      const endedAt = performance.now();
      dispatch({ type: 'completed', importedData, at: endedAt });
      events.importSucceeded();
      events.imported({
        includes: selection.includes,
        deselected: deselectedParts(partsIn(manifest), selection),
        hasDescription: Boolean(manifest.description),
        source: source || 'file',
        kitId: id,
        title: manifest.title ?? '',
        seconds: Math.round((endedAt - startedAt) / 10) / 100,
      });
      return true;
    },
  };
}
