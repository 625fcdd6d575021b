/** A number that counts up when it is seen, as it stands in the markup. */
export interface CounterProps {
  /** Trusted HTML; empty for none. */
  readonly title: string;
  /** As the title. */
  readonly prefix: string;
  readonly suffix: string;
  /** As written: how many digits follow the dot is part of it. */
  readonly from: string;
  readonly to: string;
  readonly durationMs: number;
  /** Between groups of three digits; empty for nothing. */
  readonly delimiter: string;
}
