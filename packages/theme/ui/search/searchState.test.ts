import { describe, expect, test } from 'vitest';
import { closedSearch, type SearchEvent, type SearchState, searchState } from './searchState.ts';

const hit = (title: string) => ({ title, url: `/${title}/`, kind: 'post' });
const after = (...events: SearchEvent[]): SearchState => events.reduce(searchState, closedSearch);
const found = [
  { type: 'typed', words: 'oak' },
  { type: 'found', words: 'oak', hits: [hit('a'), hit('b')] },
] as const;

describe('TH-03 search as you type', () => {
  test('one letter asks nothing', () => {
    expect(after({ type: 'typed', words: ' o ' }).phase).toBe('closed');
  });

  test('shows what was found', () => {
    expect(after(...found)).toMatchObject({ phase: 'open', active: -1 });
  });

  test('passes over an answer to older words', () => {
    expect(
      after(...found, { type: 'typed', words: 'oaks' }, { type: 'found', words: 'oak', hits: [] }).hits,
    ).toHaveLength(2);
  });

  test('passes over an answer that comes after it was closed', () => {
    expect(after(...found, { type: 'closed' }, { type: 'found', words: 'oak', hits: [hit('c')] }).phase).toBe(
      'closed',
    );
  });

  test('the arrows go round, by way of the field', () => {
    const places = [1, 1, 1, 1].reduce<number[]>((all) => {
      const moves = Array.from({ length: all.length + 1 }, () => ({ type: 'moved', by: 1 }) as const);
      return [...all, after(...found, ...moves).active];
    }, []);
    expect(places).toEqual([0, 1, -1, 0]);
    expect(after(...found, { type: 'moved', by: -1 }).active).toBe(1);
  });

  test('a failure leaves the plain form', () => {
    expect(after(...found, { type: 'typed', words: 'elm' }, { type: 'failed', words: 'elm' })).toMatchObject({
      phase: 'closed',
      hits: [],
    });
  });

  test('the same words again, closed before, ask again', () => {
    expect(after(...found, { type: 'closed' }, { type: 'typed', words: 'oak' }).phase).toBe('waiting');
  });
});
