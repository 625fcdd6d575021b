import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkOf, safeAddress, safeFile } from './link.ts';

describe('a link in a setting', () => {
  test.each([
    ['/contact/', { href: '/contact/' }],
    [
      { url: '/a/', is_external: 'on' },
      { href: '/a/', target: '_blank', rel: 'noopener' },
    ],
    [
      { url: '/a/', is_external: '', nofollow: 'on' },
      { href: '/a/', rel: 'nofollow' },
    ],
    [{ url: '' }, null],
    [[], null],
    [undefined, null],
  ])('%j', (setting, link) => {
    expect(linkOf(setting)).toEqual(link);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
  ])('%j leads nowhere', (address) => {
    expect(safeAddress(address)).toBe('');
  });

  test.each([
    '#top',
    '?q=a:b',
    '/a:b',
    '//other.example/x',
    'https://a.example/',
    'mailto:a@b.example',
    'tel:+1',
  ])('%s stays as it is', (address) => {
    expect(safeAddress(address)).toBe(address);
  });

  test('a file is not a mail address', () => {
    expect(safeFile('mailto:a@b.example')).toBe('');
  });

  test('whatever comes out is read by a browser as something that runs nothing', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom('java', 'script', ':', '\t', '\n', ' ', '/', 'data'),
            fc.string({ maxLength: 2 }),
          ),
        ),
        (parts) => {
          const address = safeAddress(parts.join(''));
          if (!address || !URL.canParse(address, 'https://site.example/')) return;
          expect(['https:', 'http:', 'mailto:', 'tel:', 'sms:']).toContain(
            new URL(address, 'https://site.example/').protocol,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
