import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEEPEST_MENU, type MenuBranch, type MenuItem, menuProblem, menuTree } from './menus.ts';

const item = (id: string, parent: string | null = null): MenuItem => ({
  id,
  parent,
  label: id.toUpperCase(),
  target: { kind: 'address', href: `/${id}/` },
});

describe('what is wrong with a menu', () => {
  test.each([
    ['an item below itself', [item('a', 'a')], 'The item “A” is below itself.'],
    ['a circle of three', [item('a', 'c'), item('b', 'a'), item('c', 'b')], 'The item “A” is below itself.'],
    ['a parent of nowhere', [item('a', 'x')], 'The item “A” is below one that is not in this menu.'],
    ['one number twice', [item('a'), item('a')], 'Two items of this menu have the same number.'],
    [
      'a fourth level',
      [item('a'), item('b', 'a'), item('c', 'b'), item('d', 'c')],
      'The item “D” is too deep: a menu has 3 levels.',
    ],
    ['an address without words', [{ ...item('a'), label: ' ' }], 'The item that leads to /a/ needs a label.'],
    [
      'a line without words',
      [{ ...item('a'), label: '', target: { kind: 'text' as const } }],
      'A line of text needs words.',
    ],
    ['nothing', [item('a'), item('b', 'a'), item('c', 'b')], null],
  ])('%s', (_, items, problem) => {
    expect(menuProblem(items)).toBe(problem);
  });
});

test('whatever is stored, its tree ends and holds nothing twice', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const items = fc.uniqueArray(fc.tuple(name, fc.option(name, { nil: null })), { selector: ([id]) => id });
  fc.assert(
    fc.property(items, (pairs) => {
      const list = pairs.map(([id, parent]) => item(id, parent));
      const ids = menuTree(list).flatMap(idsIn);
      expect(new Set(ids).size).toBe(ids.length);
      if (menuProblem(list) === null) expect(ids.sort()).toEqual(list.map(({ id }) => id).sort());
      expect(Math.max(0, ...menuTree(list).map(depthOf))).toBeLessThanOrEqual(DEEPEST_MENU);
    }),
  );
});

const idsIn = ({ item: { id }, children }: MenuBranch): string[] => [id, ...children.flatMap(idsIn)];
const depthOf = ({ children }: MenuBranch): number => 1 + Math.max(0, ...children.map(depthOf));
