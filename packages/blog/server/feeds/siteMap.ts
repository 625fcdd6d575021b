import { xmlText } from './xmlText.ts';

export interface MapEntry {
  readonly path: string;
  /** Epoch milliseconds, if known. */
  readonly changedAt?: number;
  /** The same in other languages. */
  readonly alternates?: readonly { readonly language: string; readonly path: string }[];
}

/** The maximum number of URLs in one sitemap, by the standard. */
export const MOST_MAPPED = 50_000;

export function siteMap(origin: string, entries: readonly MapEntry[]): string {
  const urls = entries.slice(0, MOST_MAPPED).map(({ path, changedAt, alternates = [] }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    const others = alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${xmlText(other.language)}" href="${xmlText(origin + other.path)}"/>`,
    );
    return `<url><loc>${xmlText(origin + path)}</loc>${changed}${others.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin/
Disallow: /wp-admin/
Disallow: /wp-json/

Sitemap: ${origin}/sitemap.xml
`;
}
