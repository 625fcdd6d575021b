import type { AppState } from '@puckeditor/core';
import {
  edited,
  type History,
  NO_HISTORY,
  redone,
  type Step,
  type Turn,
  undone,
} from '../../model/edits/history.ts';
import { itemAt } from '../../model/edits/moves.ts';
import { fromLibrary } from '../canvas/library.ts';

type Content = AppState['data']['content'];

/** How far undo and redo can go. */
export interface Reach {
  readonly steps: number;
  readonly hasFuture: boolean;
}

/** The properties of a page as a whole. */
export interface WholePage {
  readonly settings: () => unknown;
  readonly setSettings: (settings: unknown) => void;
  /** All of them, including title and slug. */
  readonly said: () => unknown;
  readonly sayAgain: (said: unknown) => void;
}

/**
 * The undo history of the edited page. Puck has one too, but merges everything within a quarter of a second into one step, and
 * forgets what an undo interrupts.
 */
export interface EditHistory {
  /** Must be called for everything that Puck does to the page, whoever caused it. */
  note(after: AppState, before: AppState): void;
  /** Quick successive edits with the same name are one step. */
  inRun(name: string, edit: () => void): void;
  /** Edits with the same name are one step, however long the pauses between them. */
  inOneStep(name: string, edit: () => void): void;
  /** An automatic consequence of the last step is undone with it. */
  inStepBefore(edit: () => void): void;
  /** Changes the elements and the page's own properties in one step. */
  inStepOfPage(page: WholePage, edit: () => void): void;
  /** Changes only the latter. Quick successive edits with the same name are one step. */
  ofPage(page: WholePage, name: string, now: AppState, edit: () => void): void;
  undo(now: AppState, show: (step: Step<Content>) => void): void;
  redo(now: AppState, show: (step: Step<Content>) => void): void;
  reach(): Reach;
  subscribe(listener: () => void): () => void;
}

export function createEditHistory(now: () => number): EditHistory {
  let history: History<Content> = NO_HISTORY;
  let reach: Reach = { steps: 0, hasFuture: false };
  let run: { readonly name: string; readonly hasPauses: boolean } | null = null;
  let isShowing = false;
  let whole: WholePage | null = null;
  let isOfPage = false;
  const listeners = new Set<() => void>();

  function become(next: History<Content>): void {
    history = next;
    const [steps, hasFuture] = [next.past.length, next.future.length > 0];
    // Another letter of the same word is not a new step.
    if (steps === reach.steps && hasFuture === reach.hasFuture) return;
    reach = { steps, hasFuture };
    for (const listener of listeners) listener();
  }

  function unnoted(edit: () => void): void {
    isShowing = true;
    try {
      edit();
    } finally {
      isShowing = false;
    }
  }

  function go(turn: Turn<Content> | null, show: (step: Step<Content>) => void): void {
    if (!turn) return;
    const { step } = turn;
    unnoted(() => show(step));
    if (step.settings) whole?.sayAgain(step.settings.value);
    become(turn.history);
  }

  /** The current state, including the page's properties if they are about to change. */
  function current(state: AppState, changes: boolean): Step<Content> {
    return { ...stepOf(state), ...(changes && whole && { settings: { value: whole.said() } }) };
  }

  function during(named: NonNullable<typeof run>, edit: () => void): void {
    run = named;
    try {
      edit();
    } finally {
      run = null;
    }
  }

  return {
    note(after, before) {
      if (isShowing || after.data.content === before.data.content) return;
      become(
        edited(
          history,
          () => current(before, isOfPage),
          run && { name: run.name, at: run.hasPauses ? 0 : now() },
        ),
      );
    },
    inRun: (name, edit) => during({ name, hasPauses: false }, edit),
    inOneStep: (name, edit) => during({ name, hasPauses: true }, edit),
    inStepBefore: unnoted,
    inStepOfPage(page, edit) {
      whole = page;
      isOfPage = true;
      try {
        edit();
      } finally {
        isOfPage = false;
      }
    },
    ofPage(page, name, state, edit) {
      whole = page;
      become(edited(history, () => current(state, true), { name, at: now() }));
      edit();
    },
    undo: (state, show) =>
      go(undone(history, current(state, history.past.at(-1)?.settings !== undefined)), show),
    redo: (state, show) =>
      go(redone(history, current(state, history.future[0]?.settings !== undefined)), show),
    reach: () => reach,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function stepOf({ data, ui }: AppState): Step<Content> {
  const { itemSelector } = ui;
  const place = itemSelector && { index: itemSelector.index, zone: itemSelector.zone ?? '' };
  return {
    content: data.content,
    selected: (place && itemAt(fromLibrary(data.content), place)?.props.id) ?? null,
  };
}
