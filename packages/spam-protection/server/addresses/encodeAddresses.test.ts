import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAddressCipher } from './addressCipher.ts';
import { type EncodingOptions, encodeAddresses } from './encodeAddresses.ts';

const OPTIONS: EncodingOptions = {
  emails: true,
  phones: true,
  mode: 'blur',
  tip: 'Click & see',
  replacement: 'Show',
};
const cipher = createAddressCipher('demo0key1');
const encode = (html: string, options: Partial<EncodingOptions> = {}) =>
  encodeAddresses(html, cipher, { ...OPTIONS, ...options });
const decodeAll = (html: string) =>
  [...html.matchAll(/data-original-string=['"]([^'"]+)['"]/g)].map(([, encoded = '']) =>
    cipher.decode(encoded),
  );

describe('SP-57 encoding of addresses', () => {
  it('SP-57 has CleanTalk’s own format', () => {
    const iv = Buffer.from([...Array(16).keys()]);
    const encoded = 'AAECAwQFBgcICQoLDA0ODw==8ccqXj0URDI6XAC0cKhiT3WtxKjL/0TwG+1I9KYfe76fVQ=';
    expect(cipher.encode('contact@example.com', iv)).toBe(encoded);
    expect(cipher.decode(encoded)).toBe('contact@example.com');
    expect(cipher.decode('OHBwcGJhZ25wZ0Bya256Y3lyLnBieg==')).toBe('contact@example.com');
  });

  it('SP-57 every text survives, and nothing else decodes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => cipher.decode(cipher.encode(text)) === text),
    );
    fc.assert(fc.property(fc.string(), (text) => typeof cipher.decode(text) !== 'undefined'));
    expect(createAddressCipher('other').decode(cipher.encode('a@b.com'))).toBeNull();
  });

  it('SP-57 plain text is blurred, starred or replaced', () => {
    expect(encode('contact@example.com')).toMatch(
      /^<span data-original-string='[^']+' class='apbct-email-encoder' title='[^']+'>co<span class="apbct-blur">\*\*\*\*\*<\/span>@<span class="apbct-blur">\*\*\*\*\*<\/span>le\.com<\/span>$/,
    );
    expect(encode('contact@example.com', { mode: 'obfuscate' })).toContain('>co*****@*****le.com</span>');
    expect(encode('contact@example.com', { mode: 'replace' })).toContain('>Show</span>');
  });

  it('SP-57 mailto and tel links keep their query, lose copies and never show the address', () => {
    const html = encode(
      '<a class="x" title="contact@example.com" aria-label="Mail contact@example.com" href="mailto:contact@example.com?subject=Hi&amp;bcc=boss@example.com">contact@example.com</a> <a href="tel:+491511234567">+49 151 1234567</a>',
    );
    expect(html).toContain('href="mailto:co*****@*****le.com"');
    expect(html).toContain('href="tel:+4915*****67"');
    expect(decodeAll(html)).toEqual([
      'contact@example.com?subject=Hi',
      'contact@example.com',
      '+491511234567',
      '+49 151 1234567',
    ]);
  });

  it.each([
    '<script>var a = "contact@example.com"</script>',
    '<textarea>contact@example.com</textarea>',
    '<input value="contact@example.com" placeholder="contact@example.com">',
    '<img alt="contact@example.com" src="logo@2x.png">',
    'picture@2x.png and 12345 and 2026-01-15',
  ])('SP-57 leaves %s alone', (html) => {
    expect(encode(html)).toBe(html);
  });

  it('SP-57 addresses in comments of the source are gone', () => {
    expect(encode('<!-- ask contact@example.com -->')).toBe('<!-- ask ***** -->');
  });

  it('SP-57 goes on after a script, a comment without an end and a sign that opens nothing', () => {
    const html = encode(`<script>if (a<b) say('it"s')</script><p>5 < 6, a@b.com</p><!-- c@d.com`);
    expect(decodeAll(html)).toEqual(['a@b.com']);
    expect(html).toContain(`<script>if (a<b) say('it"s')</script><p>5 < 6, `);
    expect(html).toMatch(/<!-- \*{5}$/);
  });

  it('SP-57 a page of nothing but addresses shows none, and only so many can be decoded', () => {
    const addresses = Array.from({ length: 1_200 }, (_, index) => `name${index}@example.com`);
    const html = encode(addresses.join(' '));
    expect(decodeAll(html)).toEqual(addresses.slice(0, 1_000));
    expect(html).not.toMatch(/name\d+@/);
  });

  it('SP-57 no harvester finds an address in what is shown', () => {
    const part = fc.constantFrom('anna', 'b.c', 'info', 'd-e_f');
    const address = fc
      .tuple(part, fc.constantFrom('example.com', 'mail.example.org', 'x-y.de'))
      .map(([left, host]) => `${left}@${host}`);
    fc.assert(
      fc.property(fc.array(address, { minLength: 1, maxLength: 5 }), (addresses) => {
        const html = encode(
          addresses
            .map((one) => `<p>Write to <b>${one}</b> or <a href="mailto:${one}">${one}</a>.</p>`)
            .join('\n'),
        );
        for (const one of addresses) expect(html).not.toContain(one);
        expect(decodeAll(html)).toEqual(addresses.flatMap((one) => [one, one, one]));
      }),
    );
  });
});
