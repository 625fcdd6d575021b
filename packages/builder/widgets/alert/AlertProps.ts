/** A message with a colour that says how it is meant. */
export interface AlertProps {
  /** Trusted HTML; empty for none. */
  readonly title: string;
  /** Trusted HTML; empty for none. */
  readonly description: string;
  /** What the button that puts it away is called; `null` when it stays. */
  readonly dismissLabel: string | null;
  /** What is drawn on that button, as HTML; empty for a cross. */
  readonly dismissIcon?: string;
}

export const ALERT_TONES = ['info', 'success', 'warning', 'danger'] as const;
