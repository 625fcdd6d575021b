import { expect, it } from 'vitest';
import { inLanguage } from './index.ts';

it('finds words whichever the region, and only in the table', () => {
  const words = { de: 'Suche', fr: 'Rechercher' };
  expect(['de', 'de-AT', 'DE_CH', 'fr'].map((language) => inLanguage(words, language))).toEqual([
    ...['Suche', 'Suche', 'Suche', 'Rechercher'],
  ]);
  expect(['nl', '', 'constructor'].map((language) => inLanguage(words, language))).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});
