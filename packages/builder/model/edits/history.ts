/** What the page was, and what was selected then. */
export interface Step<Content> {
  readonly content: Content;
  readonly selected: string | null;
  /** What the whole page said of itself, where the step changes that too. */
  readonly settings?: { readonly value: unknown };
}

/** Edits that a person takes for one, such as the letters of a word: when the last of them was made. */
export interface Run {
  readonly name: string;
  readonly at: number;
}

/** What can be undone and redone, the nearest last and first. What the page is now stands elsewhere. */
export interface History<Content> {
  readonly past: readonly Step<Content>[];
  readonly future: readonly Step<Content>[];
  readonly run: Run | null;
}

/** A step to go to, and the history once it has been gone to. */
export interface Turn<Content> {
  readonly step: Step<Content>;
  readonly history: History<Content>;
}

export const NO_HISTORY: History<never> = { past: [], future: [], run: null };

/** A pause of this length ends a run. */
export const RUN_MS = 1000;
export const MOST_STEPS = 200;

/** After an edit. `left` is what it has changed, asked for where a step begins; an edit without a run is always a step of its own. */
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
