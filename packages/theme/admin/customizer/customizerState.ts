import type { CustomizerState } from '../../wire/admin.ts';
import type { ThemeOptions } from '../../wire/public.ts';

/** A design in progress, with its undo history. */
export interface Work {
  readonly published: ThemeOptions;
  /** The edition that this work started from. */
  readonly basedOn: string;
  readonly draft: ThemeOptions;
  /** What the server has stored of it. */
  readonly kept: ThemeOptions;
  readonly past: readonly ThemeOptions[];
  readonly future: readonly ThemeOptions[];
  /** 'elsewhere': the same user has another state of it in another window, and has to choose one. */
  readonly keeping: 'idle' | 'keeping' | 'failed' | 'elsewhere';
}

export type WorkEvent =
  | { readonly is: 'changed'; readonly to: Partial<ThemeOptions> }
  | { readonly is: 'undone' }
  | { readonly is: 'redone' }
  | { readonly is: 'keeping' }
  | { readonly is: 'kept'; readonly options: ThemeOptions }
  | { readonly is: 'notKept' }
  | { readonly is: 'keptElsewhere' }
  /** The local state replaces what was stored elsewhere. */
  | { readonly is: 'preferred'; readonly over: Pick<CustomizerState, 'published' | 'changeset'> }
  /** Back to what is published, by anyone. */
  | { readonly is: 'discarded'; readonly published: ThemeOptions; readonly edition: string }
  | { readonly is: 'published'; readonly edition: string };

const MOST_STEPS = 100;

export function beginWork({ published, edition, changeset }: Omit<CustomizerState, 'previewNonce'>): Work {
  const draft = changeset?.options ?? published;
  return {
    published,
    basedOn: changeset?.basedOn ?? edition,
    draft,
    kept: draft,
    past: [],
    future: [],
    keeping: 'idle',
  };
}

/** All transitions of the work; an event that does not fit the state is ignored. */
export function workAfter(work: Work, event: WorkEvent): Work {
  switch (event.is) {
    case 'changed': {
      const draft = { ...work.draft, ...event.to };
      if (isSame(draft, work.draft)) return work;
      const past = [...work.past, work.draft].slice(-MOST_STEPS);
      return { ...work, draft, past, future: [], keeping: triedAnew(work) };
    }
    case 'undone': {
      const before = work.past.at(-1);
      if (!before) return work;
      return {
        ...work,
        draft: before,
        past: work.past.slice(0, -1),
        future: [work.draft, ...work.future],
        keeping: triedAnew(work),
      };
    }
    case 'redone': {
      const [after, ...future] = work.future;
      if (!after) return work;
      return { ...work, draft: after, past: [...work.past, work.draft], future, keeping: triedAnew(work) };
    }
    case 'keeping':
      return { ...work, keeping: 'keeping' };
    case 'kept':
      return { ...work, kept: event.options, keeping: 'idle' };
    case 'notKept':
      return { ...work, keeping: 'failed' };
    case 'keptElsewhere':
      return { ...work, keeping: 'elsewhere' };
    case 'preferred': {
      const { published, changeset } = event.over;
      return { ...work, published, kept: changeset?.options ?? published, keeping: 'idle' };
    }
    case 'discarded': {
      const { published, edition } = event;
      return beginWork({ published, edition, changeset: null });
    }
    case 'published':
      return {
        ...work,
        // Changes made while publishing are not published yet.
        published: work.kept,
        basedOn: event.edition,
        past: [],
        future: [],
        keeping: 'idle',
      };
  }
}

export function isKept({ draft, kept }: Work): boolean {
  return isSame(draft, kept);
}

/** Whether there is something to publish. */
export function isChanged({ draft, published }: Work): boolean {
  return !isSame(draft, published);
}

/** A further change triggers another attempt. */
function triedAnew({ keeping }: Work): Work['keeping'] {
  return keeping === 'failed' ? 'idle' : keeping;
}

function isSame(one: ThemeOptions, other: ThemeOptions): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
