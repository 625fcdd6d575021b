import { expect, test } from 'vitest';
import type { EditorItem } from './EditorItem.ts';
import { allBeside, chosenItems, rangeTo, withCopies, withEach, withMoved, withoutItems } from './several.ts';

const item = (id: string, ...elements: EditorItem[]): EditorItem => ({
  type: elements.length > 0 ? 'container' : 'heading',
  props: { id, element: '{}', ...(elements.length > 0 && { elements }) },
});
const page = [item('box', item('a'), item('b'), item('c'), item('d')), item('other', item('e'), item('f'))];
const ids = (items: readonly EditorItem[]): string =>
  items.map(({ props }) => props.id + (props.elements ? `(${ids(props.elements)})` : '')).join(' ');
const set = (...names: string[]) => new Set(names);

test('K several elements are moved, copied and deleted at once, those in them with them', () => {
  expect(ids(chosenItems(page, set('f', 'c', 'box')))).toBe('box(a b c d) f');
  expect(ids(withMoved(page, set('b', 'c', 'f'), 'up'))).toBe('box(b c a d) other(f e)');
  expect(ids(withMoved(page, set('a', 'b'), 'down'))).toBe('box(c a b d) other(e f)');
  expect(ids(withMoved(page, set('a', 'c'), 'up'))).toBe('box(a c b d) other(e f)');
  expect(withMoved(page, set('a', 'b'), 'up')).toBe(page);
  expect(ids(withoutItems(page, set('a', 'other')))).toBe('box(b c d)');
  let count = 0;
  const copied = withCopies(page, set('a', 'f'), () => {
    count += 1;
    return `new${count}`;
  });
  expect(ids(copied)).toBe('box(a new1 b c d) other(e f new2)');
  expect(ids(withEach(page, set('e'), (one) => ({ ...one, props: { ...one.props, id: 'E' } })))).toBe(
    'box(a b c d) other(E f)',
  );
});

test('K what stands between two is chosen with them, and all that stand side by side', () => {
  expect(rangeTo(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeTo(page, 'a', 'f')).toEqual(['f']);
  expect(ids(allBeside(page, 'b'))).toBe('a b c d');
  expect(ids(allBeside(page, null))).toBe(ids(page));
});
