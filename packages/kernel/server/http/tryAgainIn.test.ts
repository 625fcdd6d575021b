import { expect, test } from 'vitest';
import { tryAgainIn } from './tryAgainIn.ts';

test.each([
  [400, undefined, 'Please try again in a second.'],
  [90_000, 'en-GB', 'Please try again in 90 seconds.'],
  [91_000, 'nl', 'Please try again in 2 minutes.'],
  [3 * 3_600_000, 'en', 'Please try again in 3 hours.'],
  [15_000, 'de-AT', 'Bitte versuchen Sie es in 15 Sekunden noch einmal.'],
  [5 * 60_000, 'fr_CA', 'Merci de réessayer dans 5 minutes.'],
  [2 * 3_600_000, 'es', 'Inténtelo de nuevo dentro de 2 horas.'],
  [5 * 60_000, 'ar', 'حاول مجددًا خلال 5 دقائق.'],
])('whoever has to wait %i ms in %s reads: %s', (ms, language, sentence) => {
  expect(tryAgainIn(ms, language)).toBe(sentence);
});
