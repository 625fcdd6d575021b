/** A state of the page, and the selection at that time. */
export interface Step<Content> {
  readonly content: Content;
  readonly selected: string | null;
  /** The page's own properties, if the step changes them too. */
  readonly settings?: { readonly value: unknown };
}

/** Edits that feel like one, such as the letters of a word, with the time of the last. */
export interface Run {
  readonly name: string;
  readonly at: number;
}

/** What can be undone and redone, nearest last and first. The current state is stored elsewhere. */
export interface History<Content> {
  readonly past: readonly Step<Content>[];
  readonly future: readonly Step<Content>[];
  readonly run: Run | null;
}

/** The step to go to, and the resulting history. */
export interface Turn<Content> {
  readonly step: Step<Content>;
  readonly history: History<Content>;
}

export const NO_HISTORY: History<never> = { past: [], future: [], run: null };

/** A pause of this length ends a run. */
export const RUN_MS = 1000;
export const MOST_STEPS = 200;

/**
 * After an edit. `left` returns the previous state, called where a step begins; an edit without a run is always its own step.
 */
export function edited<Content>(
  { past, run: last }: History<Content>,
  left: () => Step<Content>,
  run: Run | null,
): History<Content> {
  const isSameRun = run !== null && last?.name === run.name && run.at - last.at <= RUN_MS;
  return { past: isSameRun ? past : [...past, left()].slice(-MOST_STEPS), future: [], run };
}

export function undone<Content>(
  { past, future }: History<Content>,
  now: Step<Content>,
): Turn<Content> | null {
  const step = past.at(-1);
  return step ? { step, history: { past: past.slice(0, -1), future: [now, ...future], run: null } } : null;
}

export function redone<Content>(
  { past, future }: History<Content>,
  now: Step<Content>,
): Turn<Content> | null {
  const [step, ...rest] = future;
  return step ? { step, history: { past: [...past, now], future: rest, run: null } } : null;
}
