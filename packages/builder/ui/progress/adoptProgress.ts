import { PROGRESS_TONES, type ProgressProps } from './ProgressProps.ts';

/** Reads a progress bar out of its markup; `null` when there is none in it. */
export function adoptProgress(element: Element): ProgressProps | null {
  const wrapper = element.querySelector('.elementor-progress-wrapper');
  const bar = progressBar(element);
  if (!wrapper || !bar) return null;
  const title = element.querySelector('.elementor-title');
  return {
    titleId: title?.id ?? '',
    title: title?.innerHTML ?? '',
    percent: percentOf(bar.dataset.max),
    text: bar.querySelector('.elementor-progress-text')?.textContent ?? '',
    showsPercentage: bar.querySelector('.elementor-progress-percentage') !== null,
    tone: PROGRESS_TONES.find((tone) => wrapper.classList.contains(`progress-${tone}`)) ?? null,
  };
}

export function progressBar(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>('.elementor-progress-wrapper > .elementor-progress-bar');
}

/** No bar is fuller than full. */
export function percentOf(value: unknown): number {
  const percent = Number(value);
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}
