import { Create } from 'typebox/value';
import { expect, test } from 'vitest';
import { FeedOptions } from '../../wire/admin.ts';
import { feedStyles, feedStylesAddress } from './feedStyles.ts';

const styles = (options: Partial<FeedOptions>) => feedStyles('7', { ...Create(FeedOptions), ...options });

test('RV-06 a feed without colours and sizes of its own has no sheet', () => {
  expect(styles({})).toBe('');
  expect(feedStylesAddress('7', Create(FeedOptions))).toBeNull();
});

test('RV-06 colours, sizes and variables become a sheet for this feed, at an address that changes with it', () => {
  const options = {
    starColor: '#f80',
    maxWidth: 600,
    maxHeight: 400,
    isCentered: true,
    styleVars: '--card-gap: 2rem;\n--COL: 3',
  };
  expect(styles(options)).toBe(
    '.wp-gr[data-id="7"]{--card-gap:2rem;--col:3;--star-color:#f80;max-inline-size:600px;max-block-size:400px;overflow-y:auto;margin-inline:auto}',
  );
  const address = (more: Partial<FeedOptions>) =>
    feedStylesAddress('7', { ...Create(FeedOptions), ...options, ...more });
  expect(address({})).toMatch(/^\/wp-json\/portico\/v1\/review-styles\/7\.css\?v=[\w-]{12}$/);
  expect(address({ maxWidth: 601 })).not.toBe(address({}));
});

test.each([
  'red}body{display:none',
  'red;background:url(//evil.example)',
  'url(//evil.example)',
  'red/*',
  'expression(1)',
  '"',
  '\\',
  '<',
  'x'.repeat(100),
])('RV-06 %s is no colour', (value) => {
  expect(styles({ starColor: value })).toBe('');
  expect(styles({ styleVars: `--star-color: ${value}` })).not.toMatch(/evil|body|\/\*/);
  expect(styles({ styleVars: `--unknown: red\n${value}` })).toBe('');
});
