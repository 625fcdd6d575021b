import { expect, test } from 'vitest';
import { isSameDocument } from './isSameDocument.ts';

const page = (title: string, id = 'a1', settings: unknown = {}) => ({
  content: [
    { id, elType: 'container', settings: {}, elements: [{ id: `${id}b`, settings: { title, tag: 'h2' } }] },
  ],
  settings,
  metadata: [],
});

test('KT-04 a page that says the same is the same, whatever its elements are numbered', () => {
  expect(isSameDocument(page('Hello'), page('Hello', 'c7', []))).toBe(true);
  expect(isSameDocument(page('Hello'), page('Hello there'))).toBe(false);
  expect(isSameDocument(page('Hello'), page('Hello', 'a1', { template: 'elementor_canvas' }))).toBe(false);
  const turned = page('Hello');
  turned.content[0]?.elements.push({ id: 'x', settings: { title: 'More', tag: 'p' } });
  expect(isSameDocument(page('Hello'), turned)).toBe(false);
});
