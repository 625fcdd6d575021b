import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawnElement } from '../../testing/drawnWidget.tsx';
import { start } from '../extras.island.ts';

const interaction = (trigger: string, replay = false) => ({
  trigger,
  animation: {
    ...{ effect: 'fade', type: 'in', timing_config: { duration: { size: 60, unit: 's' } } },
    config: { replay },
  },
});

async function started(...items: object[]) {
  const { found } = drawnElement('@keyframes portico-come-in{from{opacity:var(--p-far-opacity)}}', {
    ...{ elType: 'e-div-block', settings: {}, interactions: { version: 1, items } },
  });
  const box = found('.e-div-block-base') as HTMLElement;
  box.style.cssText = 'block-size:100px;margin-block:2000px';
  await start(box);
  return box;
}

/** How far its animation is, from 0 to 1; `null` without one. */
const progress = (box: HTMLElement) => box.getAnimations()[0]?.effect?.getComputedTiming().progress ?? null;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('K an interaction on click or hover plays from its beginning each time', async () => {
  const box = await started(interaction('click'));
  box.scrollIntoView({ block: 'center' });
  expect(progress(box)).toBeNull();
  await userEvent.click(box);
  expect(progress(box)).toBeLessThan(0.1);
  const [animation] = box.getAnimations();
  if (animation) animation.currentTime = 50_000;
  await userEvent.click(box);
  expect(progress(box)).toBeLessThan(0.1);

  // The pointer is not to be over it before it listens.
  scrollTo(0, 0);
  const hovered = await started(interaction('hover'));
  hovered.scrollIntoView({ block: 'center' });
  await userEvent.hover(hovered);
  await vi.waitFor(() => expect(progress(hovered)).toBeLessThan(0.1));
});

test.each([
  [false, false],
  [true, true],
])('K an interaction on scrolling out plays once, or with replay (%s) each time', async (replay, isAgain) => {
  const box = await started(interaction('scrollOut', replay));
  box.scrollIntoView({ block: 'center' });
  await nextFrame();
  expect(progress(box)).toBeNull();
  scrollTo(0, 0);
  await vi.waitFor(() => expect(progress(box)).not.toBeNull());
  const [animation] = box.getAnimations();
  if (animation) animation.currentTime = 50_000;
  box.scrollIntoView({ block: 'center' });
  await nextFrame();
  scrollTo(0, 0);
  await nextFrame();
  await nextFrame();
  expect((progress(box) ?? 1) < 0.1).toBe(isAgain);
});
