import fc from 'fast-check';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from './Outbox.ts';
import { recipientsOf, safeMail, UnsafeMailError } from './safeMail.ts';

const mail: OutgoingMail = {
  from: 'Northlight <hello@northlight.example>',
  to: ['anna@customer.example'],
  subject: 'A message',
  text: 'Good morning',
};
const INJECTION = 'x\r\nBcc: victim@elsewhere.example';

describe('A header that people may write', () => {
  it.each([
    ['subject', { subject: INJECTION }, (safe: OutgoingMail) => safe.subject],
    [
      'a header of its own',
      { headers: { 'X-Topic': INJECTION } },
      (safe: OutgoingMail) => safe.headers?.['X-Topic'],
    ],
    ['what it is about', { about: INJECTION }, (safe: OutgoingMail) => safe.about],
    [
      'the name of an attachment',
      { attachments: [{ filename: INJECTION, path: '/f', contentType: 'text/plain' }] },
      (safe: OutgoingMail) => safe.attachments?.[0]?.filename,
    ],
  ])('becomes one line: %s', (_, change, read) => {
    expect(read(safeMail({ ...mail, ...change }))).toBe('x Bcc: victim@elsewhere.example');
  });

  it.each(['\n', '\r', '\r\n', '\0', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
    'has no %j left in it',
    (breaker) => {
      expect(safeMail({ ...mail, subject: `a${breaker}b` }).subject).toBe('a b');
    },
  );

  it('is one line, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (subject) => {
        expect(safeMail({ ...mail, subject }).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});

describe('An address', () => {
  const fields: [string, (address: string) => Partial<OutgoingMail>][] = [
    ['from', (from) => ({ from })],
    ['to', (to) => ({ to: [to] })],
    ['cc', (cc) => ({ cc: [cc] })],
    ['bcc', (bcc) => ({ bcc: [bcc] })],
    ['replyTo', (replyTo) => ({ replyTo: [replyTo] })],
  ];
  const bad = [
    'a@b.example\r\nBcc: victim@elsewhere.example',
    'Name\n <a@b.example>',
    'a@b.example, victim@elsewhere.example',
    'a@b.example; victim@elsewhere.example',
    'Friends: a@b.example, victim@elsewhere.example;',
    '"a@b.example, victim@elsewhere.example"',
    '<a@b.example> <victim@elsewhere.example>',
    'nobody',
    '@b.example',
    'a@',
    '',
  ];
  it.each(fields.flatMap(([field, change]) => bad.map((address) => ({ field, change, address }))))(
    'in $field that is not exactly one mailbox is refused: $address',
    ({ change, address }) => {
      expect(() => safeMail({ ...mail, ...change(address) })).toThrow(UnsafeMailError);
    },
  );

  it.each([
    'a@b.example',
    'Anna Berg <anna.berg+news@b.example>',
    '"Berg, Anna" <anna@b.example>',
    'Ünal Çelik <ünal@müller.example>',
    ' a@b.example ',
  ])('is taken: %s', (address) => {
    expect(safeMail({ ...mail, to: [address] }).to).toEqual([address.trim()]);
  });
});

it.each(['Bcc', 'to', 'From', 'Content-Type', 'Message-ID', 'Resent-To', 'X Y', 'X:Y', 'X-A\r\nBcc', ''])(
  'A header that only the mailer may write, or that is none, is refused: %j',
  (name) => {
    expect(() => safeMail({ ...mail, headers: { [name]: 'x' } })).toThrow(UnsafeMailError);
  },
);

it.each(['relative/file.pdf', 'https://elsewhere.example/x', 'data:text/plain,x'])(
  'An attachment is a file on disk and nothing else: %s',
  (path) => {
    const attachments = [{ filename: 'f', path, contentType: 'text/plain' }];
    expect(() => safeMail({ ...mail, attachments })).toThrow(UnsafeMailError);
  },
);

it('An odd type of an attachment becomes the type of a plain file', () => {
  const attachments = [{ filename: 'f', path: '/f', contentType: 'text/html\r\nX: y' }];
  expect(safeMail({ ...mail, attachments }).attachments?.[0]?.contentType).toBe('application/octet-stream');
});

it('A mail to nobody is refused', () => {
  expect(() => safeMail({ ...mail, to: [] })).toThrow('no recipient');
});

it('Everybody who gets a mail is counted once', () => {
  const many = { ...mail, to: ['A <a@b.example>', 'c@d.example'], cc: ['a@b.example'], bcc: ['e@f.example'] };
  expect(recipientsOf(many)).toEqual(['a@b.example', 'c@d.example', 'e@f.example']);
});

it('A quoted name says nothing about who gets a mail, whatever it is', () => {
  const address = 'ada@example.com';
  expect(recipientsOf(safeMail({ ...mail, to: [`"Ada Byron" <${address}>`] }))).toEqual([address]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (name) => {
      const to = `"${name}" <${address}>`;
      let safe: OutgoingMail;
      try {
        safe = safeMail({ ...mail, to: [to] });
      } catch (error) {
        expect(error).toBeInstanceOf(UnsafeMailError);
        return;
      }
      expect(recipientsOf(safe)).toEqual([address]);
      expect(addressparser(to, { flatten: true }).map((one) => one.address)).toEqual([address]);
    }),
  );
});
