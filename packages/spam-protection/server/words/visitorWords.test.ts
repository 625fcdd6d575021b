import { expect, test } from 'vitest';
import { visitorWordsIn } from './visitorWords.ts';

test.each(['ar', 'de-AT', 'es_MX', 'FR'])('%s has words of its own, and names the brand', (language) => {
  const english = visitorWordsIn('en');
  const { decoder, badge, decoderLabel, email, tip } = visitorWordsIn(language);
  for (const name of Object.keys(decoder) as (keyof typeof decoder)[])
    expect(decoder[name]).not.toBe(english.decoder[name]);
  for (const name of Object.keys(email) as (keyof typeof email)[])
    expect(email[name]).not.toBe(english.email[name]);
  expect(badge.trpHeading).not.toBe(english.badge.trpHeading);
  expect(decoderLabel('Acme') + tip('Acme')).toMatch(/Acme.*Acme/);
});

test('a language without words of its own is served in English', () => {
  expect(visitorWordsIn('nl').decoder.text__ee_got_it).toBe('Got it');
  expect(visitorWordsIn('').tip('Acme')).toContain('encoded by Acme');
});
