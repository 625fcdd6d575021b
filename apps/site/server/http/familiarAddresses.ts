import type { SiteSettings } from '@portico/admin/wire/admin';
import type { FastifyInstance } from 'fastify';

const VISITORS = { config: { role: 'visitor' } } as const;

/** Where people coming from WordPress, and programs that knew the old site, look for things that are elsewhere here. */
const ELSEWHERE: Readonly<Record<string, { readonly to: string; readonly status: 301 | 302 }>> = {
  '/wp-sitemap.xml': { to: '/sitemap.xml', status: 301 },
  // Yoast SEO's.
  '/sitemap_index.xml': { to: '/sitemap.xml', status: 301 },
  '/wp-login.php': { to: '/admin/', status: 302 },
  '/wp-admin/': { to: '/admin/', status: 302 },
};

/** Icons that phones request; they accept bitmaps but not SVG. */
const TOUCH_ICONS = ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'];
const DRAWING = /\.svg$/i;

/** Redirects URLs that are requested by habit to what is meant. */
export function familiarAddresses(app: FastifyInstance, site: () => Promise<SiteSettings>): void {
  for (const [from, { to, status }] of Object.entries(ELSEWHERE))
    app.get(from, VISITORS, async (_, reply) => reply.redirect(to, status));

  app.get('/favicon.ico', VISITORS, async (_, reply) => reply.redirect((await site()).icon, 302));

  for (const path of TOUCH_ICONS)
    app.get(path, VISITORS, async (_, reply) => {
      const { icon } = await site();
      return DRAWING.test(icon) ? reply.callNotFound() : reply.redirect(icon, 302);
    });
}
