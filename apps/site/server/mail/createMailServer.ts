import { StoredMailServer } from '@portico/admin/wire/admin';
import {
  createSmtpTransport,
  type Database,
  type FindTransport,
  type MailTransport,
} from '@portico/kernel/server';
import type { Settings } from '../settings/settings.ts';

/** A site's mail server, from the environment or entered by its owner. */
export interface MailServer {
  /** Set by the environment, which takes precedence over the owner's. */
  readonly isSetOutside: boolean;
  readonly transport: FindTransport;
  read(): Promise<StoredMailServer | null>;
  /** `null` removes it. */
  write(transaction: Database, server: StoredMailServer | null): Promise<void>;
  close(): void;
}

const NAME = 'mail-server';

export function createMailServer(settings: Settings, environmentUrl: string | null): MailServer {
  const fixed = environmentUrl ? createSmtpTransport(environmentUrl) : null;
  /** Connections are reused, so the same server gets the same transport. */
  let known: { readonly url: string; readonly transport: MailTransport } | null = null;

  function transportTo(url: string): MailTransport {
    if (known?.url === url) return known.transport;
    known?.transport.close();
    known = { url, transport: createSmtpTransport(url) };
    return known.transport;
  }

  return {
    isSetOutside: fixed !== null,
    async transport(database) {
      if (fixed) return fixed;
      const stored = await settings.read(NAME, StoredMailServer, database);
      return stored && transportTo(urlOf(stored));
    },
    read: () => settings.read(NAME, StoredMailServer),
    write: (transaction, server) => settings.write(transaction, NAME, server),
    close() {
      fixed?.close();
      known?.transport.close();
    },
  };
}

function urlOf({ host, port, security, user, password }: StoredMailServer): string {
  const url = new URL(`${security === 'tls' ? 'smtps' : 'smtp'}://server`);
  url.host = host.includes(':') ? `[${host}]` : host;
  url.port = String(port);
  // No credentials for a server that needs none.
  if (user) {
    url.username = encodeURIComponent(user);
    url.password = encodeURIComponent(password);
  }
  if (security === 'starttls') url.searchParams.set('requireTLS', 'true');
  return url.href;
}
