import { describe, expect, test } from 'vitest';
import { DEFAULT_MAIL } from '../template/defaultForm.ts';
import { attachmentsFor } from './attachments.ts';
import { CompositionError, composeMail, type MailContext } from './composeMail.ts';
import type { MailTemplate } from './MailTemplate.ts';
import { isMailbox, splitMailboxes } from './mailboxes.ts';
import { type MailValues, replaceMailTags, withoutBlankLines } from './mailTags.ts';

const fields: Readonly<Record<string, readonly string[]>> = {
  'your-name': ['Ada <b>'],
  'your-email': ['ada@example.com'],
  empty: [],
  days: ['Monday', 'Friday'],
  day: ['2026-03-09'],
  lines: ['First\nX-Second: line'],
  crowd: ['ada@example.com, eve@example.com'],
};
const values: MailValues = {
  field: (name) => fields[name] ?? null,
  raw: (name) => (name === 'days' ? ['1', '5'] : null),
  offered: (name) =>
    name === 'desk' ? ['"Desk, North" <north@example.org>, sales@example.org', 'a@b.co'] : null,
  special: (name) => (name === '_site_title' ? 'Site' : null),
};
const context: MailContext = {
  values,
  attachmentsOf: (field) =>
    field === 'cv' ? [{ filename: 'cv.pdf', path: '/x/cv', contentType: 'application/pdf', size: 3 }] : [],
  language: 'en-US',
  direction: 'ltr',
  listSeparator: ', ',
  about: 'submission:1',
};
const template = (parts: Partial<MailTemplate>): MailTemplate => ({
  ...{
    ...DEFAULT_MAIL,
    subject: 'About [your-name]',
    sender: 'Site <site@example.org>',
    recipient: 'owner@example.org',
  },
  ...{ body: '[your-name]', additionalHeaders: '' },
  ...parts,
});

test.each([
  ['[your-name] and [days]', 'Ada <b> and Monday, Friday'],
  ['[_raw_days]', '1, 5'],
  ['[_format_day "d/m/Y"] [_format_day "j F y, D"]', '09/03/2026 9 March 26, Mon'],
  ['[[your-name]] [unknown] [_unknown] [_site_title]', '[your-name] [unknown] [_unknown] Site'],
  ['[your-name', '[your-name'],
  ['[_format_day \'jS F Y\'] [_format_day "l \\t\\h\\e N"]', '9th March 2026 Monday the 1'],
  ['[ your-name ] [your-name "a" \'b\']', 'Ada <b> Ada <b>'],
])('CF-22 mail-tags: %s', (text, expected) => {
  expect(replaceMailTags(text, values)).toBe(expected);
});

test('CF-22 blank lines are left out where all of their fields are empty', () => {
  expect(
    withoutBlankLines('Name: [your-name]\nMore: [empty]\n[empty] [your-email]\nPlain [[empty]]', values),
  ).toBe('Name: [your-name]\n[empty] [your-email]\nPlain [[empty]]');
});

test('CF-22 what a mail cannot take along is named: paths of a server, and what is too large', () => {
  const filesOf = () =>
    [20, 10, 4].map((megabytes) => ({
      ...{ filename: `${megabytes}.pdf`, path: '/x', contentType: 'application/pdf' },
      size: megabytes * 1024 * 1024,
    }));
  const { attachments, leftOut } = attachmentsFor('[cv]\n uploads/2026/terms.pdf \n\n/etc/passwd', filesOf);
  expect(attachments.map(({ filename }) => filename)).toEqual(['20.pdf', '4.pdf']);
  expect(leftOut).toEqual([
    '"uploads/2026/terms.pdf" was not attached: only files that come with the form are.',
    '"/etc/passwd" was not attached: only files that come with the form are.',
    '"10.pdf" was not attached: with it the mail would be larger than 25 MB.',
  ]);
});

describe('CF-22 a composed mail', () => {
  test('has headers that a visitor cannot add to', () => {
    const mail = composeMail(
      template({
        additionalHeaders:
          'Reply-To: [your-name] <[your-email]>\nCc: team@example.org, [your-name]\nX-Days: [days]\nX-Note: [lines]\nSubject: no\nnonsense',
      }),
      context,
    );
    expect(mail).toMatchObject({
      from: '"Site" <site@example.org>',
      to: ['owner@example.org'],
      cc: ['team@example.org'],
      replyTo: ['"Ada b" <ada@example.com>'],
      subject: 'About Ada <b>',
      headers: { 'X-Days': 'Monday, Friday', 'X-Note': 'First' },
      text: 'Ada <b>',
    });
    expect(mail).not.toHaveProperty('bcc');
  });

  test('goes to all whom its headers name, in one line or in several, with commas in their names', () => {
    const { cc, bcc, replyTo } = composeMail(
      template({
        additionalHeaders: [
          'Reply-To: "Lovelace, [your-name]" <[your-email]>, team@example.org',
          'reply-to: Office <office@example.org>',
          'Cc: "North, Sales" <sales@example.org>, [crowd]',
          'CC: second@example.org',
          'Bcc: [your-email], nobody, archive@example.org',
        ].join('\r\n'),
      }),
      context,
    );
    expect(replyTo).toEqual([
      '"Lovelace, Ada b" <ada@example.com>',
      'team@example.org',
      '"Office" <office@example.org>',
    ]);
    expect(cc).toEqual(['"North, Sales" <sales@example.org>', 'second@example.org']);
    expect(bcc).toEqual(['ada@example.com', 'archive@example.org']);
  });

  test('goes to everybody whom a visitor chooses among those of the form, and to nobody whom he adds', () => {
    const { to } = composeMail(template({ recipient: 'owner@example.org, [desk], [crowd]' }), context);
    expect(to).toEqual([
      'owner@example.org',
      '"Desk, North" <north@example.org>',
      'sales@example.org',
      'a@b.co',
    ]);
  });

  test('as HTML has its values escaped and stands in a document', () => {
    const { html, text } = composeMail(
      template({ useHtml: true, body: 'Hello [your-name]\n\nBye' }),
      context,
    );
    expect(html).toContain('<html lang="en-US" dir="ltr">');
    expect(html).toContain('<title>About Ada &lt;b&gt;</title>');
    expect(html).toContain('<p>Hello Ada &lt;b&gt;\n</p>');
    expect(text).toContain('Bye');
  });

  test('as HTML keeps the look that its author gave it, and is read as text, too', () => {
    const { html, text } = composeMail(
      template({
        useHtml: true,
        body: '<table bgcolor="#eee"><tr><td style="color: red" onclick="x">A &amp; B</td></tr><tr><td>[your-name]</td></tr></table><site@example.org>',
      }),
      context,
    );
    expect(html).toContain('<table bgcolor="#eee">');
    expect(html).toContain('<td style="color: red">');
    expect(text).toBe('A & B\nAda <b>\n<site@example.org>');
  });

  test('as a whole document keeps its sheet, and nothing that runs or leads away', () => {
    const { html, text } = composeMail(
      template({
        useHtml: true,
        body: '<html><head><meta name="viewport" content="width=1"><meta http-equiv="refresh" content="0;url=//e"><style>p{color:red}</style><title>T</title></head><body><!--><script>x</script>--><p>[your-name]</p></body></html>',
      }),
      context,
    );
    expect(html).toBe(
      '<!doctype html>\n<html><head><meta name="viewport" content="width=1" /><meta content="0;url=//e" /><style>p{color:red}</style><title>T</title></head><body>x--&gt;<p>Ada &lt;b&gt;</p></body></html>',
    );
    expect(text).toBe('-->Ada <b>');
  });

  test('names months in the language of the form', () => {
    expect(replaceMailTags('[_format_day "j. F"]', { ...values, language: 'de-DE' })).toBe('9. März');
  });

  test('attaches the files of the fields that it names', () => {
    expect(composeMail(template({ attachments: '[cv]\n/etc/passwd\n[other]' }), context).attachments).toEqual(
      [{ filename: 'cv.pdf', path: '/x/cv', contentType: 'application/pdf' }],
    );
  });

  test('without a usable sender or recipient is none, and says why', () => {
    expect(() => composeMail(template({ sender: 'nobody' }), context)).toThrow(CompositionError);
    expect(() => composeMail(template({ recipient: '[your-name]' }), context)).toThrow(/recipient "Ada <b>"/);
  });
});

test('CF-22 mailboxes', () => {
  expect(splitMailboxes('a@b.co, "Last, First" <c@d.co>,')).toEqual(['a@b.co', '"Last, First" <c@d.co>']);
  expect(['a@b.co', 'A B <a@b.co>', '"x, y" <a@b.co>'].every(isMailbox)).toBe(true);
  expect(
    ['a', 'a@b.co, c@d.co', 'a@b.co\nBcc: c@d.co', '<a@b.co> <c@d.co>', 'a b@c.co'].some(isMailbox),
  ).toBe(false);
});

test('CF-22 a hostile text is read in time', () => {
  for (const piece of ['[', '[a', '[a "', '[_format_a "', '<a@', ' '])
    for (const run of [(text: string) => replaceMailTags(text, values), splitMailboxes, isMailbox]) {
      const before = process.cpuUsage();
      run(piece.repeat(100_000 / piece.length));
      expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
    }
});
