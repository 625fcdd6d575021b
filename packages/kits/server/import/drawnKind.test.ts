import { expect, test } from 'vitest';
import { drawnKind } from './drawnKind.ts';

test.each<[string, unknown, string]>([
  ['single', ['include/singular/post'], 'single-post'],
  ['single', ['include/singular/post/12', 'exclude/singular/page/7'], 'single-post'],
  ['single', ['include/singular/in_category/3'], 'single-post'],
  ['single', ['include/singular/page'], 'single'],
  ['single', ['include/singular/post', 'include/singular/page'], 'single'],
  ['single', ['include/singular/not_found404'], 'single'],
  ['single', [], 'single'],
  ['single', 'include/singular/post', 'single'],
  ['product', ['include/product'], 'product'],
  ['single-page', ['include/singular/page'], 'single-page'],
  ['header', ['include/general'], 'header'],
])('KT-04 a template %s with %j is one for %s', (docType, conditions, kind) => {
  expect(drawnKind(docType, { conditions })).toBe(kind);
});
