import { expect, onTestFinished, test } from 'vitest';
import { createOpening } from './Opening.ts';

test('PB-24 lists are made at once until there are more elements than a screen shows, and always once the page is open', () => {
  const opening = createOpening();
  expect([25, 25, 1, 0].map((elements) => opening.mayMake(elements))).toEqual([true, true, false, true]);
  opening.end();
  expect(opening.mayMake(300)).toBe(true);
});

test('PB-24 what comes near the view is told of it, and what is gone is not', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  frame.height = '400';
  const page = frame.contentDocument ?? document;
  const places = [0, 1_500, 1_500].map((top) => {
    const place = page.body.appendChild(page.createElement('div'));
    Object.assign(place.style, { position: 'absolute', top: `${top}px`, height: '10px', width: '10px' });
    return place;
  });
  const near: number[] = [];
  const { whenNear } = createOpening();
  const stops = places.map((place, index) => whenNear(place, () => near.push(index)));
  await expect.poll(() => near).toEqual([0]);
  stops[2]?.();
  page.defaultView?.scrollTo(0, 800);
  await expect.poll(() => near).toEqual([0, 1]);
});
