import { expect, test } from 'vitest';
import { namesAddress } from './personalData.ts';

test.each([
  ['Ann <ann@example.org>', true],
  ['Write to ANN@example.org.', true],
  ['"ann@example.org"', true],
  ['joann@example.org', false],
  ['j.ann@example.org', false],
  ['ann@example.org.uk', false],
  ['ann@example.organ', false],
  ['joann@example.org, then ann@example.org', true],
  ['nothing', false],
])('%s names ann@example.org: %s', (text, isNamed) => {
  expect(namesAddress(text, 'ann@example.org')).toBe(isNamed);
});
