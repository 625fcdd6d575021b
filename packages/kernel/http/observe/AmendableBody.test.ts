import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amendableBody } from './AmendableBody.ts';

const view = globalThis as Window & typeof globalThis;
const FORM = 'application/x-www-form-urlencoded';

const text = fc.string({ unit: 'grapheme', minLength: 1 });
const fields = fc.array(fc.tuple(text, text), { minLength: 1 });

describe('AmendableBody', () => {
  it('SP-52 a field added at either end of an encoded text is read there, and the rest is untouched', () => {
    fc.assert(
      fc.property(fields, text, text, fc.boolean(), (before, name, value, first) => {
        const encoded = new URLSearchParams(before).toString();
        const body = amendableBody(encoded, FORM, view);
        if (first) body?.prepend(name, value);
        else body?.append(name, value);
        const added = new URLSearchParams([[name, value]]);
        const all = first
          ? [...added, ...new URLSearchParams(encoded)]
          : [...new URLSearchParams(encoded), ...added];
        expect([...new URLSearchParams(String(body?.sent))]).toEqual(all);
        expect(String(body?.sent)).toContain(encoded);
        expect(body?.has(name)).toBe(true);
      }),
    );
  });

  it('SP-52 a member added at either end of a JSON object is read there, and the rest is untouched', () => {
    fc.assert(
      fc.property(
        fc.dictionary(text, fc.jsonValue()),
        text,
        fc.boolean(),
        fc.boolean(),
        (before, value, first, spaced) => {
          const name = 'added field';
          fc.pre(!(name in before));
          const body = amendableBody(JSON.stringify(before, null, spaced ? 2 : 0), null, view);
          if (first) body?.prepend(name, value);
          else body?.append(name, value);
          const sent = JSON.parse(String(body?.sent));
          expect(sent).toEqual({ ...JSON.parse(JSON.stringify(before)), [name]: value });
          expect(body?.get(name)).toBe(value);
        },
      ),
    );
  });

  it('SP-52 a field is added to a copy of a form; files keep their names', () => {
    const form = new FormData();
    form.append('a', '1');
    form.append('file', new File(['x'], 'x.txt'));
    const body = amendableBody(form, null, view);
    expect(body?.sent).toBe(form);
    body?.prepend('b', '2');
    expect(body?.entries().map(([name]) => name)).toEqual(['b', 'a', 'file']);
    expect(body?.get('file')).toBeNull();
    expect(body?.entries()[2]?.[1]).toMatchObject({ name: 'x.txt' });
    expect([...form.keys()]).toEqual(['a', 'file']);
  });

  it('gives its text and takes another one', () => {
    const batch = amendableBody('{"requests":[{"path":"/x"}],"n":null}', FORM, view);
    expect(batch?.kind).toBe('json');
    expect(batch?.get('requests')).toBe('[{"path":"/x"}]');
    expect(batch?.get('n')).toBe('null');
    if (batch) batch.text = '{"requests":[]}';
    expect(batch?.sent).toBe('{"requests":[]}');

    const params = new URLSearchParams('a=1');
    const body = amendableBody(params, null, view);
    expect(body?.sent).toBe(params);
    if (body) body.text = 'a=2';
    expect(String(body?.sent)).toBe('a=2');
    expect(body?.sent).toBeInstanceOf(URLSearchParams);
  });

  it.each([
    [undefined, null],
    [null, null],
    [new Blob(['a=1']), null],
    [new ArrayBuffer(1), null],
    ['', null],
    ['[1]', null],
    ['<a b="c=d">', null],
    ['hello', null],
    ['two words=1', null],
    ['a=1', 'text/plain'],
  ])('%j of type %s is not touched', (body, type) => {
    expect(amendableBody(body, type, view)).toBeNull();
  });
});
