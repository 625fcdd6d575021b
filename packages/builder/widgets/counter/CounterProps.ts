import type { HeadingTag } from '../../model/settings/headingTag.ts';

/** A number that counts up when it comes into view, as in the markup. */
export interface CounterProps {
  /** Trusted HTML; empty for none. */
  readonly title: string;
  readonly titleTag?: HeadingTag;
  /** As the title. */
  readonly prefix: string;
  readonly suffix: string;
  /** As written: its number of decimals matters. */
  readonly from: string;
  readonly to: string;
  readonly durationMs: number;
  /** Thousands separator; empty for none. */
  readonly delimiter: string;
}
