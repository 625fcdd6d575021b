import type { FirstStart, GuideStep } from '../../wire/admin.ts';

/** The title and purpose of each step. */
export const STEP_WORDS: Readonly<Record<GuideStep, { readonly title: string; readonly text: string }>> = {
  about: {
    title: 'Your site',
    text: 'What it is called, what it is about, and where you are.',
  },
  look: {
    title: 'Logo and colours',
    text: 'A first look; every page that uses your colours follows at once.',
  },
  start: {
    title: 'Starting point',
    text: 'Begin with pages that tell you what to write, with your own, or with nothing.',
  },
  mail: {
    title: 'Mail',
    text: 'Where messages from visitors go, and how they get there.',
  },
  account: {
    title: 'Your account',
    text: 'Your name, and a password that only you know.',
  },
};

export const stepPath = (step: GuideStep): string => `/first-start/${step}`;

/** The first step that was neither done nor skipped. */
export function openStep({ steps }: Pick<FirstStart, 'steps'>): GuideStep | null {
  return steps.find(({ state }) => state === 'open')?.name ?? null;
}

export function isUntouched({ steps, isOver }: Pick<FirstStart, 'steps' | 'isOver'>): boolean {
  return !isOver && steps.every(({ state }) => state === 'open');
}
