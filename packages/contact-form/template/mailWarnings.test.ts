import { expect, test } from 'vitest';
import type { MailTemplate } from '../mail/MailTemplate.ts';
import { compileForm } from './compileForm.ts';
import { DEFAULT_MAIL, newForm } from './defaultForm.ts';
import { mailWarnings } from './mailWarnings.ts';

const TEMPLATE = '[text* your-name] [email* your-email] [select dept "A|a@x.co"] [file cv] [submit]';

const warned = (mail: Partial<MailTemplate>, template = TEMPLATE): string[] =>
  mailWarnings(
    compileForm(newForm({ id: 1, hash: '', title: 'Test', template })),
    { ...DEFAULT_MAIL, ...mail },
    'example.org',
  ).map(({ part, code }) => `${part}: ${code}`);

test.each<[Partial<MailTemplate>, string[]]>([
  [{}, []],
  [{ subject: ' ', body: '' }, ['subject: maybe_empty', 'body: maybe_empty']],
  [{ sender: 'Site' }, ['sender: invalid_mailbox_syntax']],
  [{ sender: 'Site <me@elsewhere.example>' }, ['sender: email_not_in_site_domain']],
  [{ recipient: '"Last, First" <a@b.co>, [dept], Team <team@b.co>' }, []],
  [{ recipient: 'a@b.co; c@d.co' }, ['recipient: invalid_mailbox_syntax']],
  [{ recipient: '[your-email]' }, ['recipient: unsafe_email_without_protection']],
  [{ additionalHeaders: 'Reply-To: "L, [your-name]" <[your-email]>, a@b.co\nX-Note: [your-name]' }, []],
  [{ additionalHeaders: 'Cc: [your-email]' }, ['additional_headers: unsafe_email_without_protection']],
  [{ additionalHeaders: 'Bcc: nobody' }, ['additional_headers: invalid_mailbox_syntax']],
  [
    { additionalHeaders: 'nonsense\nX Y: z\nX-Empty:' },
    Array(3).fill('additional_headers: invalid_mail_header'),
  ],
  [{ attachments: '[cv]' }, []],
  [
    { attachments: 'uploads/a.pdf\n../secret\n/etc/passwd\n[your-name]' },
    [
      'attachments: file_not_found',
      'attachments: file_not_in_content_dir',
      'attachments: file_not_in_content_dir',
      'attachments: file_not_found',
    ],
  ],
])('CF-22 a mail %j is warned about: %j', (mail, expected) => {
  expect(warned(mail)).toEqual(expected);
});

test('CF-22 a puzzle makes a mail to strangers safe enough, and files may be too heavy together', () => {
  expect(warned({ recipient: '[your-email]' }, `${TEMPLATE} [quiz q "1+1?|2"]`)).toEqual([]);
  expect(warned({ attachments: '[a][b]' }, '[file a limit:15mb] [file b limit:15mb]')).toEqual([
    'attachments: attachments_overweight',
  ]);
});
