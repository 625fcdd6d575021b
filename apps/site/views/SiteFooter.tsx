import { Logo } from './Logo.tsx';
import type { SiteSettings } from './SiteSettings.ts';

export const FOOTER_ID = 'site-footer';

export function SiteFooter({ site }: { readonly site: SiteSettings }) {
  return (
    <footer id={FOOTER_ID} className="site-footer">
      <div className="p-container">
        <div className="p-footer-grid">
          <div className="p-footer-brand">
            <Logo site={site} isOnDark />
            {site.tagline && <p>{site.tagline}</p>}
          </div>
          {site.footerColumns.map((column) => (
            <section key={column.title ?? ''} aria-label={column.title ?? 'Links'}>
              {column.title && <h2 className="p-footer-title">{column.title}</h2>}
              <ul className="p-list">
                {column.items.map((item) => (
                  <li key={item.label}>{item.href ? <a href={item.href}>{item.label}</a> : item.label}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="p-footer-small">
          {site.smallPrint.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
