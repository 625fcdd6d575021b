import type { SiteSettings } from '@portico/admin/wire/admin';
import type { PageContent, Visit } from './Page.ts';

/** Adds structured data about the site's owner, for search engines. */
export function withOrganization(content: PageContent, { site, origin }: Visit): PageContent {
  const { head = {} } = content;
  if (head.isHidden) return content;
  return {
    ...content,
    head: { ...head, structuredData: [organizationData(site, origin), ...(head.structuredData ?? [])] },
  };
}

/** Only what the owner has entered. */
export function organizationData(site: SiteSettings, origin: string): object {
  const { name, tagline, telephone, email, profiles, logo } = site;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    ...(tagline && { description: tagline }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(logo.light && { logo: origin + logo.light.url }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...addressData(site.place),
  };
}

function addressData({ street, postcode, city, region, country }: SiteSettings['place']): object {
  const parts = {
    ...(street && { streetAddress: street }),
    ...(postcode && { postalCode: postcode }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  };
  return Object.keys(parts).length > 0 ? { address: { '@type': 'PostalAddress', ...parts } } : {};
}
