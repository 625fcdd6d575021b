import { expect, onTestFinished, test, vi } from 'vitest';
import { start } from '../../runtime/extras.island.ts';
import { drawnWidget } from '../../testing/drawnWidget.tsx';
import sheet from './progress-tracker.sheet.css?inline';

/** On a page of which `windows` fit below the other. */
async function tracker(settings: object, windows = 3) {
  const { found, style, box } = drawnWidget(sheet, 'progress-tracker', settings);
  const widget = found('.elementor-widget-progress-tracker') as HTMLElement;
  Object.assign(widget.style, { position: 'fixed', top: '0', left: '0', width: '400px' });
  document.body.style.margin = '0';
  document.body.insertAdjacentHTML(
    'beforeend',
    `<p style="height:${windows * innerHeight}px;margin:0"></p><p id="part" style="height:${innerHeight}px;margin:0"></p>`,
  );
  const stop = await start(found('.elementor-scrolling-tracker') as HTMLElement);
  onTestFinished(() => {
    stop();
    scrollTo(0, 0);
    document.body.removeAttribute('style');
  });
  const words = () => found('.current-progress-percentage').textContent;
  return { style, box, words };
}

test('K a bar is as long as its page was scrolled, with the percentage in it where there is room', async () => {
  const { style, box, words } = await tracker({ percentage: 'yes' });
  expect(style('.current-progress').display).toBe('none');
  scrollTo(0, 1.5 * innerHeight);
  await vi.waitFor(() => expect(box('.current-progress').width).toBeCloseTo(200, 0));
  expect(words()).toBe('50%');
  expect(style('.current-progress-percentage').visibility).toBe('visible');
  expect(box('.current-progress').left).toBe(0);
  scrollTo(0, 0.05 * innerHeight);
  await vi.waitFor(() => expect(style('.current-progress-percentage').visibility).toBe('hidden'));
});

test('K a bar of a right-to-left page, and one whose author says so, begins at the right', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { box } = await tracker({});
  scrollTo(0, 1.5 * innerHeight);
  await vi.waitFor(() => expect(box('.current-progress').right).toBe(400));
  document.documentElement.removeAttribute('dir');
  const told = await tracker({ direction: 'rtl' });
  scrollTo(0, 1.5 * innerHeight);
  await vi.waitFor(() => expect(told.box('.current-progress').right).toBe(400));
});

test('K a circle follows the part of the page that its author names', async () => {
  const settings = { type: 'circular', relative_to: 'selector', selector: '#part', percentage: 'yes' };
  const { style, box, words } = await tracker({ ...settings, circular_size: { size: 60, unit: 'px' } });
  expect(box('.elementor-scrolling-tracker').width).toBe(60);
  expect(style('.current-progress').display).toBe('none');
  scrollTo(0, 2.25 * innerHeight);
  await vi.waitFor(() => expect(words()).toBe('25%'));
  expect(style('.current-progress').strokeDashoffset).toBe('75px');
});

test('K one that follows nothing on its page stays empty', async () => {
  const { style } = await tracker({ relative_to: 'selector', selector: '#part, >' });
  scrollTo(0, 1.5 * innerHeight);
  // One frame scrolls, the next one draws.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(style('.current-progress').display).toBe('none');
});
