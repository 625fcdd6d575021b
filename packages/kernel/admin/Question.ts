import type { ReactNode } from 'react';

export interface Question {
  readonly title: string;
  /** What will happen, and whether it can be taken back. */
  readonly text: ReactNode;
  /** The button that does it, with a verb: "Disable account". */
  readonly action: string;
  readonly cancel?: string;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'normal' | 'danger';
}
