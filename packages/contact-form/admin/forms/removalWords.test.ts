import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formEmbeds } from '../../server/formEmbeds.tsx';
import { removalWords } from './removalWords.ts';

test('CF-22 whoever removes a form is told what its pages say then', async () => {
  const missing = async () => null;
  const forms = { find: missing, findByHash: missing, findByTitle: missing };
  const embedded = await formEmbeds(
    forms,
    async () => '2026-01-01',
    async () => 'en',
  ).embed({ named: { id: '7' }, bare: [] }, { pagePath: '/', postId: 0, count: () => 1 });
  const shown = renderToStaticMarkup(embedded?.element).replace(/<[^>]+>/g, '');
  expect(shown).toBe('Error: Contact form not found.');
  expect(removalWords('Contact')).toContain(shown);
});
