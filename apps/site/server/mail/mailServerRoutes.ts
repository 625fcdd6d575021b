import { type MailServerState, mailServerCalls } from '@portico/admin/wire/admin';
import { isMailbox, type Limit, MailFault, type Ports } from '@portico/kernel/server';
import { adminRoute, badRequest, invalidFields, overLimit } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { MailFacts } from '../siteFacts.ts';
import type { MailServer } from './createMailServer.ts';

export interface MailServerParts {
  readonly ports: Pick<Ports, 'database' | 'limits' | 'clock'>;
  readonly server: MailServer;
  readonly facts: () => Promise<MailFacts>;
}

const TEST_MAILS: Limit = { name: 'test-mails', windowMs: 60 * 60 * 1000, each: 20, inAll: 100 };

/** The API for setting up mail. The password is write-only. */
export function mailServerRoutes(app: FastifyInstance, { ports, server, facts }: MailServerParts): void {
  async function read(): Promise<MailServerState> {
    const stored = await server.read();
    const source = server.isSetOutside ? 'environment' : stored ? 'settings' : 'none';
    if (!stored) return { ...NOTHING_SET, source };
    const { password, ...known } = stored;
    return { ...known, source, hasPassword: password !== '' };
  }

  adminRoute(app, mailServerCalls.read, {
    role: 'administrator',
    summary: 'Which mail server the site sends with. The password is not told.',
    handle: read,
  });

  adminRoute(app, mailServerCalls.change, {
    role: 'administrator',
    summary: 'Sets the mail server. It counts from the next mail on, unless SMTP_URL is set.',
    async handle({ body: { password, ...entered } }) {
      const before = await server.read();
      const next = { ...entered, host: entered.host.trim(), user: entered.user.trim() };
      if (!URL.canParse(`smtp://${next.host}/`) || /[/@?#\s]/.test(next.host))
        throw invalidFields({ host: 'This is not the name of a server, such as mail.example.org.' });
      // A password belongs to one server: it is not sent to another just because the host was changed.
      const isSame = before?.host === next.host && before.user === next.user;
      if (password === null && before?.password && !isSame)
        throw invalidFields({
          password: 'Please enter the password again: it was for another server or user.',
        });
      const kept = password ?? before?.password ?? '';
      await ports.database.transaction((transaction) =>
        server.write(transaction, { ...next, password: kept }),
      );
      return read();
    },
  });

  adminRoute(app, mailServerCalls.remove, {
    role: 'administrator',
    summary: 'Forgets the mail server with its password. Mail is kept from then on.',
    async handle() {
      await ports.database.transaction((transaction) => server.write(transaction, null));
      return read();
    },
  });

  adminRoute(app, mailServerCalls.test, {
    role: 'administrator',
    summary: 'Sends a test mail at once and says what became of it.',
    async handle({ body: { to }, request }) {
      if (!isMailbox(to)) throw invalidFields({ to: 'Enter one valid e-mail address.' });
      const transport = await server.transport(ports.database);
      if (!transport)
        throw badRequest('mail_no_server', 'There is no mail server yet. Enter one and save it first.');
      const over = await ports.limits.take(TEST_MAILS, request.ip);
      if (over) throw overLimit('Too many test mails were sent.', over);
      const { title, mailFrom } = await facts();
      try {
        const { refused } = await transport.send(
          {
            from: mailFrom,
            to: [to],
            subject: `Test mail from ${title}`,
            text: `This is a test mail. If you can read it, mails of ${title} reach you.\n`,
          },
          { recipients: [to], messageId: `<test-${ports.clock.now()}@${domainOf(mailFrom)}>` },
        );
        const [first] = refused;
        if (first) return { isSent: false, sentence: `The mail server refused it: ${first.reason}` };
        return {
          isSent: true,
          sentence: `The mail server accepted the mail for ${to}. Check that mailbox now, and its spam folder if nothing arrives within a few minutes.`,
        };
      } catch (error) {
        if (!(error instanceof MailFault)) throw error;
        return { isSent: false, sentence: error.message };
      }
    },
  });
}

const NOTHING_SET = { host: '', port: 587, security: 'starttls', user: '', hasPassword: false } as const;

function domainOf(mailbox: string): string {
  return /@([^\s>]+)/.exec(mailbox)?.[1] ?? 'localhost';
}
