/** A message with a colour for its meaning. */
export interface AlertProps {
  /** Trusted HTML; empty for none. */
  readonly title: string;
  /** Trusted HTML; empty for none. */
  readonly description: string;
  /** Label of the dismiss button; `null` if there is none. */
  readonly dismissLabel: string | null;
  /** The icon of that button, as HTML; empty for a cross. */
  readonly dismissIcon?: string;
}

export const ALERT_TONES = ['info', 'success', 'warning', 'danger'] as const;
