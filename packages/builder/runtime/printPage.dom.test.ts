import { expect, test, vi } from 'vitest';
import { start } from './extras.island.ts';

test('K a button that prints opens the browser’s print dialog, until its page is left', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const button = document.createElement('button');
  button.dataset.porticoExtra = 'print';
  const stop = await start(button);
  button.click();
  expect(print).toHaveBeenCalledTimes(1);
  stop();
  button.click();
  expect(print).toHaveBeenCalledTimes(1);
});
