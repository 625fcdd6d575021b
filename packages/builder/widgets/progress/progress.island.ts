import './progress.css';
import { inView } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { percentOf, progressBar } from './progressBar.ts';

/** Fills the bar once, when it first comes into view. The style sheet sets the duration. */
export function start(element: HTMLElement): Stop {
  const bar = progressBar(element);
  if (!bar) return () => {};
  // The frame is observed, not the bar: an empty bar has no width.
  const stopWatching = inView(bar.parentElement ?? bar, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    stopWatching();
    bar.style.width = `${percentOf(bar.dataset.max)}%`;
  });
  return stopWatching;
}
