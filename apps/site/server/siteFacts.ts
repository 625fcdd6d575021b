import type { SiteFacts } from '@portico/contact-form/server';
import type { Ports } from '@portico/kernel/server';
import { company } from '../demo/company.ts';
import type { SiteSettings } from '../views/SiteSettings.ts';
import type { Settings } from './settings/settings.ts';

/** What mails say about this site, read anew only after it was changed. */
export function siteFacts(
  settings: Settings,
  { content, publicUrl }: Pick<Ports, 'content' | 'publicUrl'>,
): () => Promise<SiteFacts> {
  let known: { stamp: string; facts: SiteFacts } | undefined;
  return async () => {
    const stamp = await content.stamp(['site']);
    if (known?.stamp === stamp) return known.facts;
    const site = await settings.read<SiteSettings>('site');
    const adminEmail = company.mail.label;
    const facts: SiteFacts = {
      title: site?.name ?? company.name,
      description: site?.tagline ?? '',
      url: publicUrl ?? `https://${adminEmail.split('@')[1]}`,
      adminEmail,
      timeZone: 'UTC',
    };
    known = { stamp, facts };
    return facts;
  };
}
