import { NEW_PASSWORD_PATH } from '@portico/admin/wire/admin';
import type { OutgoingMail, Ports } from '@portico/kernel/server';
import { type Accounts, LINK_LIFE_MS, MOST_OPEN_LINKS } from '@portico/kernel/server/accounts';
import type { LinkRequest } from './admin/index.ts';

/** The sender of mails about accounts. */
export interface SenderFacts {
  readonly title: string;
  readonly adminEmail: string;
}

/**
 * Mails links to choose a new password. The request only adds one row to the queue, whether or not the account exists;
 * everything that differs happens later, where nobody can time it.
 */
export function createSignInLinkMails(
  { database, jobs, outbox }: Pick<Ports, 'database' | 'jobs' | 'outbox'>,
  { users, links }: Pick<Accounts, 'users' | 'links'>,
  site: () => Promise<SenderFacts>,
): (request: LinkRequest) => Promise<void> {
  jobs.register<LinkRequest>(QUEUE, async ({ user: id, origin }) => {
    const user = id === null ? null : await users.find(id);
    if (!user?.email || user.isDisabled || (await links.countOpen(user.id)) >= MOST_OPEN_LINKS) return;
    const link = await links.issue(user.id);
    if (!link) return;
    const mail = linkMail({ name: user.name, email: user.email, origin, token: link.token }, await site());
    await outbox.enqueue(database, mail);
  });
  return (request) =>
    database.transaction(async (transaction) => void (await jobs.enqueue(transaction, QUEUE, request)));
}

const QUEUE = 'sign-in-links';

interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly origin: string | null;
  readonly token: string;
}

function linkMail(
  { name, email, origin, token }: Invitation,
  { title, adminEmail }: SenderFacts,
): OutgoingMail {
  const path = newPasswordPath(token);
  const way = origin
    ? `Open this address to choose a new password:\n\n${origin}${path}`
    : `Open your site, put this behind its name in the address bar, and choose a new password:\n\n${path}`;
  return {
    from: adminEmail,
    to: [email],
    subject: `A new password for ${title}`,
    text: `Somebody, probably you, asked for a sign-in link to the administration of ${title} with the account "${name}".\n\n${way}\n\nIt works once, and for ${LINK_LIFE_MS / 60_000} minutes. If it was not you who asked, do nothing: your password stays as it is.\n`,
    about: 'sign-in-link',
  };
}

/** After a `#`, which browsers do not send: the token appears in no log and no referrer. */
export function newPasswordPath(token: string): string {
  return `${NEW_PASSWORD_PATH}#${token}`;
}
