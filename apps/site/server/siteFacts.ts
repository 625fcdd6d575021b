import type { SiteSettings } from '@portico/admin/wire/admin';
import type { SiteFacts } from '@portico/contact-form/server';

/** Facts about a site for its mails, and their sender. */
export interface MailFacts extends SiteFacts {
  /** The sender, with a default if the owner has not set one. */
  readonly mailFrom: string;
  /** Recipient of orders. */
  readonly ordersEmail: string;
  readonly language: string;
  readonly currency: string;
  /** Sender and contact details: the last lines of a mail to a visitor. */
  readonly signature: string;
}

/** Without a URL, a site is only reachable from its own machine. */
const NOWHERE = 'http://localhost';

/** `publicUrl` is set by the operator. */
export function siteFacts(site: SiteSettings, publicUrl: string | null): MailFacts {
  const url = publicUrl ?? (site.address || NOWHERE);
  const { owner, sender, orders } = site.mail;
  const adminEmail = owner || `no-reply@${new URL(url).hostname.replace(/^www\./, '')}`;
  return {
    title: site.name,
    description: site.tagline,
    url,
    adminEmail,
    ...(sender && { sender }),
    mailFrom: sender || adminEmail,
    ordersEmail: orders || adminEmail,
    timeZone: site.timeZone,
    language: site.language,
    currency: site.formats.currency,
    signature: signatureOf(site),
  };
}

function signatureOf({ name, place, telephone, email }: SiteSettings): string {
  const { street, postcode, city, region, country } = place;
  const town = [postcode, city].filter(Boolean).join(' ');
  return [name, street, town, region, country, telephone, email].filter(Boolean).join('\n');
}
