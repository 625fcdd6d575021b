import type { HeadingTag } from '../../model/settings/headingTag.ts';

/** A bar that fills when it comes into view, as in the markup. */
export interface ProgressProps {
  /** Id of the title, which labels the bar. */
  readonly titleId: string;
  /** Trusted HTML; empty for none. */
  readonly title: string;
  readonly titleTag?: HeadingTag;
  /** From 0 to 100. */
  readonly percent: number;
  /** Shown inside the bar. */
  readonly text: string;
  readonly showsPercentage: boolean;
  readonly tone: (typeof PROGRESS_TONES)[number] | null;
}

export const PROGRESS_TONES = ['info', 'success', 'warning', 'danger'] as const;
