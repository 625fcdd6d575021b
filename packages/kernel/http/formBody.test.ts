import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formBody } from './formBody.ts';
import { undouble } from './parseJson.ts';

describe('formBody', () => {
  it('SP-50 sends objects and null as JSON text, all else as text', () => {
    const body = formBody({
      text: 'plain',
      number: 1.5,
      yes: true,
      map: { 0: 'AAECAw==', nested: { a: [1] } },
      list: ['a', 2],
      nothing: null,
      missing: undefined,
    });
    expect([...body]).toEqual([
      ['text', 'plain'],
      ['number', '1.5'],
      ['yes', 'true'],
      ['map', '{"0":"AAECAw==","nested":{"a":[1]}}'],
      ['list', '["a",2]'],
      ['nothing', 'null'],
    ]);
  });

  it('SP-50 any JSON value that is an object comes back from its field unharmed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), fc.array(fc.jsonValue())), (value) => {
        const sent = formBody({ value }).get('value');
        expect(JSON.parse(String(sent))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('sends a file as a file', async () => {
    const sent = formBody({ file: new File(['abc'], 'a.txt') }).get('file');
    expect(sent).toBeInstanceOf(File);
    expect(await (sent as File).text()).toBe('abc');
  });
});

describe('undouble', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['[1,2]', [1, 2]],
    ['{\n"a": 1\n}', { a: 1 }],
    ['[hello]', '[hello]'],
    ['{broken}', '{broken}'],
    ['12', '12'],
    ['"text"', '"text"'],
    [7, 7],
    [null, null],
  ])('%j becomes %j', (value, expected) => {
    expect(undouble(value)).toEqual(expected);
  });
});
