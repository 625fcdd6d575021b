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
import { fromLibrary } from './library.ts';

type Content = AppState['data']['content'];

/** How far there is to go in either direction. */
export interface Reach {
  readonly steps: number;
  readonly hasFuture: boolean;
}

/** What a page says of itself as a whole. */
export interface WholePage {
  readonly settings: () => unknown;
  readonly setSettings: (settings: unknown) => void;
  /** All of it, with its title and its address. */
  readonly said: () => unknown;
  readonly sayAgain: (said: unknown) => void;
}

/**
 * The steps of the page that is edited. The component library has a history too, but takes everything that happens
 * within a quarter of a second for one step, and forgets what an undo overtakes.
 */
export interface EditHistory {
  /** To be told of everything that the library does to the page, whoever asked for it. */
  note(after: AppState, before: AppState): void;
  /** Edits under the same name, one soon after the other, are one step. */
  inRun(name: string, edit: () => void): void;
  /** Edits under the same name are one step, however long the author thinks between them. */
  inOneStep(name: string, edit: () => void): void;
  /** What follows from the last step by itself is undone with it. */
  inStepBefore(edit: () => void): void;
  /** Changes the elements, and what the whole page says of itself, in one step. */
  inStepOfPage(page: WholePage, edit: () => void): void;
  /** Changes only that. Edits under the same name, one soon after the other, are one step. */
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
    // A letter more of the same word is no further step.
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

  /** What the page is now, with all of it where that is about to change. */
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
