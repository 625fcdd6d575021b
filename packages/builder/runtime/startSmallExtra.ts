import type { Stop } from '@portico/kernel/islands';
import { printPage } from './printPage.ts';
import { startProgressTracker } from './progress-tracker/startProgressTracker.ts';

/** What is too small for a file of its own. */
export function startSmallExtra(kind: 'print' | 'progress-tracker', element: HTMLElement): Stop {
  return kind === 'print' ? printPage(element) : startProgressTracker(element);
}
