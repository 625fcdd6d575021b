import { type ApiProblem, notices, useApi, useRefresh } from '@portico/kernel/admin';
import { useEffect, useState } from 'react';
import { edited, type History, NO_HISTORY, redone, undone } from '../../model/edits/history.ts';
import { recordOf } from '../../model/settings/read.ts';
import { lookCalls } from '../../wire/admin.ts';
import { type Looks, useSiteLooks } from '../panel/SiteLooks.ts';

export interface LooksDraft {
  readonly now: Looks;
  readonly isChanged: boolean;
  readonly problem: ApiProblem | null;
  /** Quick successive changes with the same name are one undo step. */
  readonly change: (next: Partial<Looks>, run?: string) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly save: (isOverwriting?: boolean) => Promise<boolean>;
  /** Reverts to the saved state. */
  readonly discard: () => Promise<void>;
}

interface State {
  readonly version: string;
  readonly saved: Looks;
  readonly now: Looks;
  readonly history: History<Looks>;
}

/** The classes and variables while they are edited: the canvas shows them at once, visitors once they are saved. */
export function useLooksDraft(): LooksDraft | null {
  const api = useApi();
  const refresh = useRefresh();
  const { looks, show } = useSiteLooks();
  const [state, setState] = useState<State | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  /** The kit's rules for tags are not part of it, and stay. */
  const shown = (next: Looks): void =>
    show({ ...next, classes: { tags: recordOf(looks.classes).tags, ...recordOf(next.classes) } });

  async function read(): Promise<void> {
    const result = await api.call(lookCalls.read);
    if (!result.ok) return setProblem(result.problem);
    const { version, ...saved } = result.value;
    setProblem(null);
    setState({ version, saved, now: saved, history: NO_HISTORY });
    shown(saved);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened.
  useEffect(() => void read(), []);

  if (!state) return null;
  const { version, saved, now, history } = state;

  function become(next: Looks, after: History<Looks>): void {
    setState({ ...{ version, saved }, now: next, history: after });
    shown(next);
  }
  const here = { content: now, selected: null };
  const [back, forth] = [undone(history, here), redone(history, here)];
  return {
    ...{ now, problem },
    isChanged: JSON.stringify(now) !== JSON.stringify(saved),
    change: (next, run) =>
      become(
        { ...now, ...next },
        edited(history, () => here, run === undefined ? null : { name: run, at: Date.now() }),
      ),
    undo: back && (() => become(back.step.content, back.history)),
    redo: forth && (() => become(forth.step.content, forth.history)),
    async save(isOverwriting = false) {
      const latest = isOverwriting ? await api.call(lookCalls.read) : null;
      const base = latest?.ok ? latest.value.version : version;
      const result = await api.call(lookCalls.change, { body: { ...now, version: base } });
      setProblem(result.ok ? null : result.problem);
      if (!result.ok) return false;
      const { version: next, ...kept } = result.value;
      setState({ version: next, saved: kept, now: kept, history: NO_HISTORY });
      shown(kept);
      notices.done('Saved. All pages that use them show it now.');
      void refresh(lookCalls.users);
      return true;
    },
    discard: read,
  };
}

/** Whether somebody else saved in between. */
export function isOvertaken(problem: ApiProblem | null): boolean {
  return problem?.code === 'builder_newer_looks';
}
