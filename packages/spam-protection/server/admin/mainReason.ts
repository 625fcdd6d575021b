import type { VerdictSummary } from '../../wire/admin.ts';

interface Counted {
  readonly code: string;
  readonly sentence: string;
  /** Above 0 for spam, below 0 for a person. */
  readonly weight: number;
}

/** The strongest reason for the verdict: one that speaks against it would explain nothing. */
export function mainReason(decision: VerdictSummary['decision'], strongestFirst: readonly Counted[]): string {
  // Every text begins with the same one.
  const own = strongestFirst.filter(({ code }) => code !== 'text_begins');
  const side = own.find(({ weight }) => (decision === 'ham' ? weight < 0 : weight > 0));
  return (side ?? own[0])?.sentence ?? 'No reason counted for or against it.';
}
