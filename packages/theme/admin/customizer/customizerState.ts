import type { ThemeOptions } from '../../options.ts';
import type { CustomizerState } from '../../previewProtocol.ts';

/** A look that is being worked on, with the way back. */
export interface Work {
  readonly published: ThemeOptions;
  /** The edition that this work began with. */
  readonly basedOn: string;
  readonly draft: ThemeOptions;
  /** What the server has of it. */
  readonly kept: ThemeOptions;
  readonly past: readonly ThemeOptions[];
  readonly future: readonly ThemeOptions[];
  readonly keeping: 'idle' | 'keeping' | 'failed';
}

export type WorkEvent =
  | { readonly is: 'changed'; readonly to: Partial<ThemeOptions> }
  | { readonly is: 'undone' }
  | { readonly is: 'redone' }
  | { readonly is: 'keeping' }
  | { readonly is: 'kept'; readonly options: ThemeOptions }
  | { readonly is: 'notKept' }
  /** Back to what is published, by whomever. */
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

/** Every step of the work; what makes no sense in a state leaves it as it is. */
export function workAfter(work: Work, event: WorkEvent): Work {
  switch (event.is) {
    case 'changed': {
      const draft = { ...work.draft, ...event.to };
      if (isSame(draft, work.draft)) return work;
      return { ...work, draft, past: [...work.past, work.draft].slice(-MOST_STEPS), future: [] };
    }
    case 'undone': {
      const before = work.past.at(-1);
      if (!before) return work;
      return { ...work, draft: before, past: work.past.slice(0, -1), future: [work.draft, ...work.future] };
    }
    case 'redone': {
      const [after, ...future] = work.future;
      if (!after) return work;
      return { ...work, draft: after, past: [...work.past, work.draft], future };
    }
    case 'keeping':
      return { ...work, keeping: 'keeping' };
    case 'kept':
      return { ...work, kept: event.options, keeping: 'idle' };
    case 'notKept':
      return { ...work, keeping: 'failed' };
    case 'discarded': {
      const { published, edition } = event;
      return beginWork({ published, edition, changeset: null });
    }
    case 'published':
      return {
        ...work,
        published: work.draft,
        kept: work.draft,
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

function isSame(one: ThemeOptions, other: ThemeOptions): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
