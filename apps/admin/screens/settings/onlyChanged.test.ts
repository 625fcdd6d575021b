import { expect, test } from 'vitest';
import { onlyChanged } from './onlyChanged.ts';

test('what was changed goes over what is stored by now, however deep it lies, and nothing else does', () => {
  const stored = { name: 'New', tagline: 'Other tab', blog: { name: 'News', languages: ['de'] }, logo: null };
  const opened = { name: 'Old', tagline: 'Old', blog: { name: 'Blog', languages: ['en'] }, logo: null };
  expect(onlyChanged(opened, opened, stored)).toEqual({});
  expect(onlyChanged(opened, { ...opened, name: 'Mine' }, stored)).toEqual({ name: 'Mine' });
  expect(
    onlyChanged(opened, { ...opened, blog: { ...opened.blog, languages: ['en', 'fr'] } }, stored),
  ).toEqual({
    blog: { name: 'News', languages: ['en', 'fr'] },
  });
  const withLogo = { ...stored, logo: { url: '/a' } };
  expect(onlyChanged<object>({ logo: null }, { logo: { url: '/a' } }, stored)).toEqual({
    logo: { url: '/a' },
  });
  expect(onlyChanged<object>({ logo: { url: '/a' } }, { logo: null }, withLogo)).toEqual({ logo: null });
});
