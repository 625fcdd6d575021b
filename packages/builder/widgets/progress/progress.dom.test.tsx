import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { anyHtml } from '../../testing/anyHtml.ts';
import { one, onPage } from '../../testing/page.ts';
import { PROGRESS_TONES, type ProgressProps } from './ProgressProps.ts';
import { ProgressView } from './ProgressView.tsx';
import { start } from './progress.island.ts';
import { percentOf, progressBar } from './progressBar.ts';

afterEach(() => {
  document.body.replaceChildren();
});

test('PB-04 the markup of a bar says all that it was rendered from', () => {
  const anyProgress = fc
    .record({
      title: fc.oneof(anyHtml, fc.constant('')),
      percent: fc.integer({ min: 0, max: 100 }),
      text: fc.oneof(anyHtml, fc.constant('')),
      showsPercentage: fc.boolean(),
      tone: fc.option(fc.constantFrom(...PROGRESS_TONES)),
    })
    .map((props) => ({ ...props, titleId: props.title && 'elementor-progress-bar-1a2b3c4' }));
  fc.assert(
    fc.property(anyProgress, (props) => {
      const element = onPage(renderToString(<ProgressView {...props} />));
      expect(readProgress(element)).toEqual(props);
      element.remove();
    }),
  );
  expect(readProgress(onPage('<div class="elementor-progress-wrapper"></div>'))).toBeNull();
});

test.each([
  ['70', 70],
  ['170', 100],
  ['-3', 0],
  ['half', 0],
  [undefined, 0],
  [Number.NaN, 0],
])('PB-04 a bar told to be %s is filled to %i', (value, percent) => {
  expect(percentOf(value)).toBe(percent);
});

test('PB-04 fills when it is seen, is never emptied again, and says its value all along', async () => {
  const element = onPage(renderToString(<ProgressView {...progress} />));
  element.style.marginTop = '300vh';
  const bar = one(element, '.elementor-progress-bar');
  const wrapper = one(element, '[role="progressbar"]');
  expect(wrapper.getAttribute('aria-valuenow')).toBe('70');
  expect(wrapper.getAttribute('aria-valuetext')).toBe('70% (Roof)');
  start(element);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(bar.style.width).toBe('');
  element.scrollIntoView();
  await vi.waitFor(() => expect(bar.style.width).toBe('70%'));
  scrollTo(0, 0);
  element.scrollIntoView();
  expect(bar.style.width).toBe('70%');
});

const progress: ProgressProps = {
  titleId: 'elementor-progress-bar-1a2b3c4',
  title: 'Glazing',
  percent: 70,
  text: 'Roof',
  showsPercentage: true,
  tone: null,
};

/** Reads a progress bar from its markup; `null` if there is none. */
function readProgress(element: Element): ProgressProps | null {
  const wrapper = element.querySelector('.elementor-progress-wrapper');
  const bar = progressBar(element);
  if (!wrapper || !bar) return null;
  const title = element.querySelector('.elementor-title');
  return {
    titleId: title?.id ?? '',
    title: title?.innerHTML ?? '',
    percent: percentOf(bar.dataset.max),
    text: bar.querySelector('.elementor-progress-text')?.innerHTML ?? '',
    showsPercentage: bar.querySelector('.elementor-progress-percentage') !== null,
    tone: PROGRESS_TONES.find((tone) => wrapper.classList.contains(`progress-${tone}`)) ?? null,
  };
}
