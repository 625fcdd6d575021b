import { expect, test } from 'vitest';
import { settingsTable } from '../testing/settingsTable.ts';

test('the list of what is drawn says what the tables say', async () => {
  await expect(settingsTable()).toMatchFileSnapshot('../../../docs/elementor.md');
});
