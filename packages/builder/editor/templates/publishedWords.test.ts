import { expect, test } from 'vitest';
import { publishedWords } from './publishedWords.ts';

const template = { type: 'archive', conditions: [], sentence: 'Shown on lists.', warning: '' } as const;

test.each([
  ['a page', undefined, 'Published. Visitors see it now.'],
  [
    'a template that shows somewhere',
    { ...template, conditions: ['include/archive'] },
    'Published. Shown on lists.',
  ],
  [
    'one that shows nowhere',
    template,
    'Published, but it shows nowhere yet. Say where under “Theme templates”.',
  ],
  [
    'an item, which has no place of its own',
    { ...template, type: 'loop-item' },
    'Published. Loops that use it show their posts with it now.',
  ],
] as const)('K whoever has published %s is told what became of it', (_, published, words) => {
  expect(publishedWords(published && { ...published, conditions: [...published.conditions] })).toBe(words);
});
