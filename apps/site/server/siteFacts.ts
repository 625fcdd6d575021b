import type { SiteSettings } from '@portico/admin/wire/admin';
import type { SiteFacts } from '@portico/contact-form/server';

/** What mails say about a site, and where they come from. */
export interface MailFacts extends SiteFacts {
  /** Where mails come from, whether the owner has a wish or not. */
  readonly mailFrom: string;
  /** Who gets orders. */
  readonly ordersEmail: string;
  readonly language: string;
  readonly currency: string;
  /** Who writes, and how to reach them: the last lines of a mail to a visitor. */
  readonly signature: string;
}

/** A site without an address can only be reached from the machine that it runs on. */
const NOWHERE = 'http://localhost';

/** `publicUrl` is the address that whoever runs the site has set. */
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
