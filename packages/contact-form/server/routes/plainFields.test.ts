import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formData } from '../testing/startContactForm.ts';
import { plainFields } from './plainFields.ts';

const TYPE = 'multipart/form-data; boundary=b';
/** Browsers normalise line ends to CRLF and send lone surrogates as a replacement character. */
const asSent = (text: string): string => Buffer.from(text.replace(/\r\n?|\n/g, '\r\n')).toString();

const PLAIN = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n';

describe('CF-21 the fields of a plain form', () => {
  test('are what the browser put in, whatever was typed', async () => {
    const name = fc.stringMatching(/^[A-Za-z_][\w.:-]{0,30}(\[\])?$/).filter((text) => !(text in {}));
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('\r\n', '--', '\r\n--', '--b', '\n\n', '\uFEFFx', '"; name="b'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 12 }), async (entries) => {
        const form = new FormData();
        for (const [key, text] of entries) form.append(key, text);
        const sent = new Response(form);
        const type = sent.headers.get('content-type') ?? '';
        const body = Buffer.from(await sent.arrayBuffer());
        expect(plainFields(body, type)).toEqual(entries.map(([key, text]) => [key, asSent(text)]));
      }),
    );
  });

  test('are read from the bodies of all browsers', () => {
    expect(plainFields(Buffer.from(PLAIN), TYPE)).toEqual([['a', '1']]);
    expect(plainFields(Buffer.from(PLAIN.trimEnd()), 'multipart/form-data;boundary="b"')).toEqual([
      ['a', '1'],
    ]);
    // The library would refuse these, and a builder's form asks for the constructor.
    for (const name of ['constructor', '__proto__'])
      expect(plainFields(Buffer.from(PLAIN.replace('"a"', `"${name}"`)), TYPE)).toEqual([[name, '1']]);
  });

  test.each([
    ['a file', PLAIN.replace('"a"', '"a"; filename="x.txt"')],
    ['a type', PLAIN.replace('"a"', '"a"\r\nContent-Type: text/plain; charset=latin1')],
    ['an encoded name', PLAIN.replace('"a"', '"%22a"')],
    ['an escaped name', PLAIN.replace('"a"', '"\\"a"')],
    ['no name', PLAIN.replace('; name="a"', '')],
    ['no end', PLAIN.replace('--b--', '')],
    ['something after the end', `${PLAIN}more`],
    ['something before the beginning', `more\r\n${PLAIN}`],
    ['a border that goes on', PLAIN.replace('\r\n--b--', '\r\n--bc--')],
    ['no line end after the head', PLAIN.replace('\r\n\r\n1\r\n', '\r\n\r\n')],
    ['another border', PLAIN.replaceAll('--b', '--c')],
    ['nothing', ''],
  ])('are left to others where there is %s', (_, body) => {
    expect(plainFields(Buffer.from(body), TYPE)).toBeNull();
  });

  test('are left to others where there are more than a person fills in, or the border is not named plainly', async () => {
    const many = new Response(formData({ a: Array.from({ length: 501 }, String) }));
    const type = many.headers.get('content-type') ?? '';
    expect(plainFields(Buffer.from(await many.arrayBuffer()), type)).toBeNull();
    for (const odd of ['multipart/form-data', `${TYPE}; charset=utf-8`, 'multipart/mixed; boundary=b'])
      expect(plainFields(Buffer.from(PLAIN), odd)).toBeNull();
  });
});
