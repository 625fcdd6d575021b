import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseTemplate, conditionsIn, contestedPlaces, fitOf, readCondition } from './conditions.ts';
import { conditionsInWords } from './conditionWords.ts';

const POST = ['singular', 'singular/post', 'singular/post/12', 'singular/in_category/news'];
const at = (id: number, ...conditions: string[]) => ({ id, conditions });

describe('where templates show', () => {
  test.each([
    ['the whole site', ['include/general'], POST],
    ['a kind', ['include/singular/post'], POST],
    ['one of a kind', ['include/singular/post/12'], POST],
    ['a category', ['include/singular/in_category/news'], POST],
    ['one of several', ['include/archive', 'include/singular'], POST],
  ])('%s', (_name, conditions, places) => {
    expect(fitOf(conditions, places)).toBeGreaterThan(0);
  });

  test.each([
    ['another kind', ['include/archive']],
    ['another one', ['include/singular/post/13']],
    ['what is excluded, however closely it is included', ['include/singular/post/12', 'exclude/general']],
    ['nothing', []],
    ['a place that nobody here knows', ['include/singular/attachment']],
    ['what is no condition', ['singular/post', 'include', 'include/', '']],
  ])('not on %s', (_name, conditions) => {
    expect(fitOf(conditions, POST)).toBe(0);
  });

  test('the more specific wins, and of two alike the one that was made last', () => {
    const general = at(9, 'include/general');
    const all = at(8, 'include/singular');
    const kind = at(7, 'include/singular/post');
    const one = at(6, 'include/singular/post/12');
    expect(chooseTemplate([general, all, kind, one], POST)?.id).toBe(6);
    expect(chooseTemplate([general, all, kind], POST)?.id).toBe(7);
    expect(chooseTemplate([general, all], POST)?.id).toBe(8);
    expect(chooseTemplate([at(3, 'include/general'), general, at(4, 'include/general')], [])?.id).toBe(9);
    expect(
      chooseTemplate([at(1, 'include/singular/page'), at(2, 'include/singular/front_page')], HOME)?.id,
    ).toBe(2);
    expect(chooseTemplate([], POST)).toBeNull();
  });

  test('two compete where both are to show and neither is kept out', () => {
    expect(contestedPlaces(at(1, 'include/general'), at(2, 'include/general'))).toEqual(['general']);
    expect(contestedPlaces(at(1, 'include/general'), at(2, 'include/archive'))).toEqual([]);
    expect(contestedPlaces(at(1, 'include/archive', 'exclude/archive'), at(2, 'include/archive'))).toEqual(
      [],
    );
  });

  test('is said in a sentence, also of what went away and of what only others know', () => {
    const nameOf = (_target: string, id: string) => (id === '7' ? 'About' : null);
    expect(conditionsInWords([], nameOf)).toBe('Shown nowhere yet.');
    expect(conditionsInWords(['include/general', 'exclude/singular/page/7'], nameOf)).toBe(
      'Shown on the whole site, but not on the page “About”.',
    );
    expect(conditionsInWords(['include/singular/page/8', 'include/author/x'], nameOf)).toBe(
      'Shown on the page that is not there any more and “author/x”, which this site does not know.',
    );
  });

  test.each([[null], [7], ['include/general'], [{}], [[7, null, {}, ['include/general']]]])(
    'what is no list of conditions has none: %j',
    (value) => {
      expect(conditionsIn(value)).toEqual([]);
    },
  );

  test('never more than a person could have entered, each once', () => {
    expect(conditionsIn(Array.from({ length: 500 }, (_, id) => `include/singular/page/${id}`))).toHaveLength(
      50,
    );
    expect(conditionsIn(['include/general', 'include/general'])).toEqual(['include/general']);
  });

  test('any text is read, and whatever is a condition says what it said', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const read = readCondition(text);
        if (read) expect(`${read.isExcluded ? 'exclude' : 'include'}/${read.place}`).toBe(text);
      }),
    );
  });
});

const HOME = ['singular', 'singular/page', 'singular/page/7', 'singular/front_page'];
