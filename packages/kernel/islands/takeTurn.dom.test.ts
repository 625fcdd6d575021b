import { expect, test, vi } from 'vitest';
import { takeTurn } from './takeTurn.ts';

test('many who work one after the other leave the page room in between', async () => {
  const order: string[] = [];
  const work = async (name: string): Promise<void> => {
    await takeTurn();
    const end = performance.now() + 5;
    while (performance.now() < end);
    order.push(name);
  };
  const all = Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(work));
  const tick = (): void => {
    order.push('page');
    if (order.length < 20 && !order.includes('f')) setTimeout(tick);
  };
  setTimeout(tick);
  await all;
  expect(order.filter((name) => name !== 'page')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  await vi.waitFor(() => expect(order.indexOf('page')).toBeLessThan(order.indexOf('f')));
});

test('who comes alone does not wait for long', async () => {
  const turn = takeTurn().then(() => 'turn');
  const late = new Promise((resolve) => setTimeout(resolve, 200, 'late'));
  expect(await Promise.race([turn, late])).toBe('turn');
});
