import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultThemeOptions, parseThemeOptions } from '../../wire/public.ts';
import { beginWork, isChanged, isKept, type Work, type WorkEvent, workAfter } from './customizerState.ts';

const fresh = (): Work => beginWork({ published: defaultThemeOptions, edition: 'e1', changeset: null });
const covers = { ...defaultThemeOptions, layout: 'covers' } as const;
const coversKept: readonly WorkEvent[] = [
  { is: 'changed', to: covers },
  { is: 'kept', options: covers },
];
const after = (...events: readonly WorkEvent[]): Work => events.reduce(workAfter, fresh());

describe('work on the look of a site', () => {
  test('a change can be undone and done again', () => {
    const changed = after({ is: 'changed', to: { layout: 'covers' } });
    expect(changed.draft.layout).toBe('covers');
    const undone = workAfter(changed, { is: 'undone' });
    expect(undone.draft).toEqual(defaultThemeOptions);
    expect(workAfter(undone, { is: 'redone' }).draft.layout).toBe('covers');
  });

  test('a new change forgets what was undone', () => {
    const work = after(
      { is: 'changed', to: { layout: 'covers' } },
      { is: 'undone' },
      { is: 'changed', to: { palette: 'dark' } },
    );
    expect(work.future).toEqual([]);
  });

  test('what was kept on the server is not lost when work goes on meanwhile', () => {
    const first = after({ is: 'changed', to: { layout: 'covers' } }, { is: 'keeping' });
    const second = workAfter(first, { is: 'changed', to: { palette: 'dark' } });
    expect(isKept(workAfter(second, { is: 'kept', options: first.draft }))).toBe(false);
  });

  test('after publishing nothing is left to publish, and there is no way back', () => {
    const work = after(...coversKept, { is: 'published', edition: 'e2' });
    expect(isChanged(work)).toBe(false);
    expect(work.past).toEqual([]);
    expect(work.basedOn).toBe('e2');
  });

  test('what is changed while something is being published is neither published nor kept', () => {
    const work = after(
      ...coversKept,
      { is: 'changed', to: { palette: 'dark' } },
      { is: 'published', edition: 'e2' },
    );
    expect(work.published).toEqual(covers);
    expect(work.draft.palette).toBe('dark');
    expect([isChanged(work), isKept(work)]).toEqual([true, false]);
  });

  test('a change that could not be kept is tried again with the next one', () => {
    const failed = after({ is: 'changed', to: covers }, { is: 'keeping' }, { is: 'notKept' });
    expect(failed.keeping).toBe('failed');
    for (const next of [{ is: 'changed', to: { palette: 'dark' } }, { is: 'undone' }] as const)
      expect(workAfter(failed, next).keeping).toBe('idle');
  });

  test('nothing is kept over what another window has kept, before somebody says so', () => {
    const elsewhere = after({ is: 'changed', to: covers }, { is: 'keeping' }, { is: 'keptElsewhere' });
    expect(workAfter(elsewhere, { is: 'changed', to: { palette: 'dark' } }).keeping).toBe('elsewhere');
    const list = { ...defaultThemeOptions, layout: 'default' } as const;
    const over = {
      published: defaultThemeOptions,
      changeset: { uuid: 'u', options: list, basedOn: 'e1', savedAt: 1 },
    };
    const preferred = workAfter(elsewhere, { is: 'preferred', over });
    expect([preferred.keeping, preferred.draft, preferred.kept]).toEqual(['idle', covers, list]);
    const published = workAfter(elsewhere, { is: 'preferred', over: { published: covers, changeset: null } });
    expect(isChanged(published), 'the very same was published there').toBe(false);
  });

  test('what is discarded gives way to what is published by now, whoever has published it', () => {
    const theirs = { ...defaultThemeOptions, palette: 'dark' as const };
    const work = after(
      { is: 'changed', to: { layout: 'covers' } },
      { is: 'discarded', published: theirs, edition: 'e2' },
    );
    expect(work.draft).toEqual(theirs);
    expect(isChanged(work)).toBe(false);
    expect(work.basedOn).toBe('e2');
  });

  test('goes on where it was left', () => {
    const options = { ...defaultThemeOptions, layout: 'covers' as const };
    const work = beginWork({
      published: defaultThemeOptions,
      edition: 'e2',
      changeset: { uuid: 'u', options, basedOn: 'e1', savedAt: 1 },
    });
    expect(isChanged(work)).toBe(true);
    expect(isKept(work)).toBe(true);
    expect(work.basedOn).toBe('e1');
  });

  test('as many steps back as there were steps lead to the beginning', () => {
    const change = fc.constantFrom<WorkEvent>(
      { is: 'changed', to: { layout: 'covers' } },
      { is: 'changed', to: { layout: 'grid' } },
      { is: 'changed', to: { palette: 'dark' } },
      { is: 'changed', to: { postsPerPage: 12 } },
      { is: 'undone' },
      { is: 'redone' },
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (events) => {
        let work = after(...events);
        while (work.past.length > 0) work = workAfter(work, { is: 'undone' });
        expect(work.draft).toEqual(defaultThemeOptions);
      }),
    );
  });
});

describe('options that were stored or sent', () => {
  test('are usable whatever they are', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        const options = parseThemeOptions(given);
        expect(parseThemeOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
        expect(options.postsPerPage).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('keep what can be used and are the usual ones otherwise', () => {
    expect(
      parseThemeOptions({
        layout: 'covers',
        columns: { desktop: 99, tablet: 3 },
        widgets: ['tags', 'x', 'search'],
      }),
    ).toEqual({
      ...defaultThemeOptions,
      layout: 'covers',
      columns: { desktop: 3, tablet: 3, mobile: 1 },
      widgets: ['tags', 'search'],
    });
  });
});
