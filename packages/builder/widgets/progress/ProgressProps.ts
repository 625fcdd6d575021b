/** A bar that fills up when it is seen, as it stands in the markup. */
export interface ProgressProps {
  /** The id of the title, which the bar is named after. */
  readonly titleId: string;
  /** Trusted HTML; empty for none. */
  readonly title: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** Stands inside the bar. */
  readonly text: string;
  readonly showsPercentage: boolean;
  readonly tone: (typeof PROGRESS_TONES)[number] | null;
}

export const PROGRESS_TONES = ['info', 'success', 'warning', 'danger'] as const;
