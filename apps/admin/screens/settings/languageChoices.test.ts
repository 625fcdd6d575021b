import { describe, expect, it } from 'vitest';
import { languageChoices } from './languageChoices.ts';

const values = (inUse: string, typed = '') => languageChoices(inUse, typed).map(({ value }) => value);

describe('I the language of a site is chosen by its name', () => {
  it('names languages, with their codes', () => {
    const labels = languageChoices('en', '').map(({ label }) => label);
    expect(labels).toContain('Arabic · العربية (ar)');
    expect(labels).toContain('English (United Kingdom) (en-GB)');
    expect(new Set(labels).size).toBe(labels.length);
  });
  it('puts a language before its varieties', () => {
    const all = values('en');
    expect(all.slice(all.indexOf('de'), all.indexOf('de') + 3)).toEqual(['de', 'de-AT', 'de-CH']);
  });
  it('keeps the one in use, and offers one whose code is typed', () => {
    expect(values('gsw')).toContain('gsw');
    expect(values('en', 'gsw')).toContain('gsw');
    expect(values('en', ' PT-ao ')).toContain('pt-AO');
  });
  it.each(['', 'germ', 'qqq', 'de-', 'a'.repeat(5_000), '<b>'])('takes %j for no code', (typed) => {
    expect(values('en', typed)).toEqual(values('en'));
  });
  it('shows what is no code at all as it stands', () => {
    expect(languageChoices('not a code', '')).toContainEqual({
      value: 'not a code',
      label: 'not a code (not a code)',
    });
  });
});
