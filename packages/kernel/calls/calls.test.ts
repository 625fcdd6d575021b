import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import type { RequestOf } from './Endpoint.ts';
import { type AnswerOf, addressOf, endpoint, pathOf } from './index.ts';

const Named = Type.Object({ name: Type.String() });
const list = endpoint({ method: 'GET', path: '/things', query: Type.Object({ search: Type.String() }) });
const change = endpoint({ method: 'PUT', path: '/things/:id/parts/:part', body: Named, answer: Named });

describe('a call of the administration', () => {
  it('has its names filled in and its query without what is not set', () => {
    expect(addressOf(list)).toBe('/things');
    expect(addressOf(list, { query: { search: '' } })).toBe('/things');
    expect(addressOf(list, { query: { search: 'a&b' } })).toBe('/things?search=a%26b');
    expect(pathOf(change, { params: { id: 7, part: '../x' } })).toBe('/things/7/parts/..%2Fx');
  });

  it('does not compile with a wrong name, a wrong type or without what it needs', () => {
    const right: RequestOf<typeof change> = { params: { id: 1, part: 'a' }, body: { name: 'x' } };
    // @ts-expect-error: the path has no such name.
    const wrongName: RequestOf<typeof change> = { params: { id: 1, piece: 'a' }, body: { name: 'x' } };
    // @ts-expect-error: a name is a text.
    const wrongBody: RequestOf<typeof change> = { params: { id: 1, part: 'a' }, body: { name: 1 } };
    // @ts-expect-error: something has to be sent.
    const noBody: RequestOf<typeof change> = { params: { id: 1, part: 'a' } };
    // @ts-expect-error: nothing of that name is asked for.
    const wrongQuery: RequestOf<typeof list> = { query: { seach: 'x' } };
    // @ts-expect-error: the answer has no number in it.
    const wrongAnswer: AnswerOf<typeof change> = { name: 1 };
    expect([right, wrongName, wrongBody, noBody, wrongQuery, wrongAnswer]).toHaveLength(6);
  });
});
