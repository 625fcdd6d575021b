import type { ReactNode } from 'react';

export interface Question {
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly text: ReactNode;
  /** The label of the confirm button, with a verb: "Disable account". */
  readonly action: string;
  readonly cancel?: string;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'normal' | 'danger';
}
