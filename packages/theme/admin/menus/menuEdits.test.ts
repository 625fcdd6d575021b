import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MenuItem, menuProblem } from '../../wire/admin.ts';
import { dropped, menuRows, removed, STEPS, stepped } from './menuEdits.ts';

/** `a b>a` is an item b below an item a. */
const menu = (text: string): readonly MenuItem[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [id = '', parent = null] = word.split('>');
      return { id, parent, label: id, target: { kind: 'text' } };
    });
const written = (items: readonly MenuItem[]): string =>
  items.map(({ id, parent }) => (parent ? `${id}>${parent}` : id)).join(' ');

describe('a step', () => {
  test.each([
    ['a b c', 'b', 'up', 'b a c'],
    ['a b c', 'a', 'up', 'a b c'],
    ['a x>a b', 'a', 'down', 'b a x>a'],
    ['a x>a b', 'b', 'in', 'a x>a b>a'],
    ['a b', 'a', 'in', 'a b'],
    ['a x>a y>a b', 'x', 'out', 'a y>a x b'],
    ['a x>a u>x b c>b', 'b', 'in', 'a x>a u>x b>a c>b'],
    ['a x>a u>x y>a z>y', 'y', 'in', 'a x>a u>x y>a z>y'],
  ] as const)('%s: %s goes %s', (before, id, step, after) => {
    expect(written(stepped(menu(before), id, step))).toBe(after);
  });
});

describe('a drop', () => {
  test.each([
    ['a b c', 'c', 'a', 'before', 'c a b'],
    ['a b c', 'a', 'c', 'after', 'b c a'],
    ['a b c', 'c', 'a', 'inside', 'a c>a b'],
    ['a x>a b', 'a', 'x', 'inside', 'a x>a b'],
    ['a x>a b', 'b', 'x', 'before', 'a b>a x>a'],
    ['a x>a u>x b y>b', 'b', 'x', 'inside', 'a x>a u>x b y>b'],
  ] as const)('%s: %s on %s (%s)', (before, id, on, where, after) => {
    expect(written(dropped(menu(before), id, on, where))).toBe(after);
  });
});

test('what lies below a removed item takes its place', () => {
  expect(written(removed(menu('a x>a y>a b'), 'a'))).toBe('x y b');
  expect(written(removed(menu('a x>a u>x b'), 'x'))).toBe('a u>a b');
});

test('a row knows which ways it can go', () => {
  const rows = menuRows(menu('a x>a u>x b'));
  expect(rows.map(({ item, depth }) => [item.id, depth])).toEqual([
    ['a', 1],
    ['x', 2],
    ['u', 3],
    ['b', 1],
  ]);
  expect(rows[2]?.can).toEqual({ up: false, down: false, in: false, out: true });
  expect(rows[3]?.can).toEqual({ up: true, down: false, in: true, out: false });
});

test('however items are moved, none is lost and the menu stays sound', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const move = fc.oneof(
    fc.record({ id: fc.constantFrom(...ids), step: fc.constantFrom(...STEPS) }),
    fc.record({
      id: fc.constantFrom(...ids),
      on: fc.constantFrom(...ids),
      where: fc.constantFrom('before' as const, 'after' as const, 'inside' as const),
    }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const after = moves.reduce<readonly MenuItem[]>(
        (items, one) =>
          'step' in one ? stepped(items, one.id, one.step) : dropped(items, one.id, one.on, one.where),
        menu(ids.join(' ')),
      );
      expect(menuProblem(after)).toBeNull();
      expect(after.map(({ id }) => id).sort()).toEqual(ids);
      expect(menuRows(after).map(({ item }) => item.id)).toEqual(after.map(({ id }) => id));
    }),
  );
});
