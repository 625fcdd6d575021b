import { expect, test } from 'vitest';
import { createIconCatalogue } from './createIconCatalogue.ts';
import { createIconDrawings } from './createIconDrawings.ts';

test('PB-24 icons are found by their names and by what they have to do with, piece by piece, each with its drawing', () => {
  const catalogue = createIconCatalogue(createIconDrawings());
  const everything = { words: '', set: null, from: 0, count: 50 };
  const all = catalogue.search(everything);
  expect(all.total).toBeGreaterThan(1500);
  expect(all.icons).toHaveLength(50);
  expect(catalogue.search({ ...everything, from: 50 }).icons[0]).not.toEqual(all.icons[0]);

  const [star] = catalogue.search({ ...everything, words: 'Star' }).icons;
  expect(star).toMatchObject({
    set: 'solid',
    name: 'star',
    label: 'Star',
    path: expect.stringMatching(/^M/),
  });
  const brands = catalogue.search({ ...everything, words: 'github', set: 'brands' }).icons;
  expect(brands.map(({ name }) => name)).toContain('github');
  expect(brands.every(({ set }) => set === 'brands')).toBe(true);
  expect(
    catalogue.search({ ...everything, words: 'telephone call' }).icons.map(({ name }) => name),
  ).toContain('phone');
  expect(catalogue.search({ ...everything, words: '[[[('.repeat(10) })).toEqual({ total: 0, icons: [] });
});

test('K icons are drawn as Elementor’s version of Font Awesome has them, and younger ones as the newest has them', () => {
  const drawings = createIconDrawings();
  expect(drawings('solid', 'plus')?.path).toMatch(/^M416 208H272V64/);
  expect(drawings('brands', 'x-twitter')?.path).toMatch(/^M/);
  expect(drawings('solid', '../solid/plus')).toBeNull();
});

test('K icons of Font Awesome 4 are drawn, whatever they have become', () => {
  const drawings = createIconDrawings();
  const pairs = [
    ['thumbs-o-up', 'regular', 'thumbs-up'],
    ['facebook', 'brands', 'facebook-f'],
    ['envelope-o', 'regular', 'envelope'],
    ['arrows-h', 'solid', 'arrows-alt-h'],
    ['twitter', 'brands', 'twitter'],
    ['check', 'solid', 'check'],
  ] as const;
  for (const [former, set, name] of pairs) {
    expect(drawings(set, name)?.path, name).toMatch(/^M/);
    expect(drawings('former', former), former).toEqual({ ...drawings(set, name), now: { set, name } });
  }
  expect(drawings('former', 'no-such-icon')).toBeNull();
});

test('K icons of Elementor that Font Awesome has renamed or left out since are drawn', () => {
  const drawings = createIconDrawings();
  for (const name of ['tripadvisor', 'threads-square', 'x-twitter-square'])
    expect(drawings('brands', name)?.path).toMatch(/^M/);
  expect(drawings('solid', 'tripadvisor')).toBeNull();
});
