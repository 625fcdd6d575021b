import { CartWidget } from '@portico/shop/ui';
import { headerLabelsIn, SiteHeader } from '@portico/theme/ui';
import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import { FOOTER_ID, SiteFooter } from './SiteFooter.tsx';
import type { SiteSettings } from './SiteSettings.ts';

export const CONTENT_ID = 'content';

export interface SiteLayoutProps {
  readonly site: SiteSettings;
  /** Language of the page's text, if different from the site's, which the frame uses. */
  readonly language?: string | undefined;
  /** Path of this page, to mark it in the navigation. */
  readonly currentPath: string;
  /** Without header and footer. */
  readonly isAlone?: boolean | undefined;
  /** Replaces the theme's own. */
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  /** Bars at the top of the page. */
  readonly bars?: ReactNode;
  /** What floats over the page. */
  readonly floating?: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page. Uses Neve's class names, so that the theme's runtime works with it. */
export function SiteLayout({
  site,
  language,
  currentPath,
  isAlone,
  header,
  footer,
  bars,
  floating,
  children,
}: SiteLayoutProps) {
  const { cart } = site;
  const top = header ? (
    <header className="site-header-document">
      <a className="neve-skip-link show-on-focus" href={`#${CONTENT_ID}`}>
        {headerLabelsIn(site.language).skipToContent}
      </a>
      {header}
    </header>
  ) : (
    <SiteHeader
      site={site}
      currentPath={currentPath}
      logo={<Logo site={site} />}
      cart={cart && ((label) => <CartWidget page={cart.page} label={label} language={site.language} />)}
    />
  );
  const bottom = footer ? <footer id={FOOTER_ID}>{footer}</footer> : <SiteFooter site={site} />;
  return (
    <div className="wrapper" lang={language && site.language}>
      {bars}
      {!isAlone && top}
      <main id={CONTENT_ID} className="neve-main" tabIndex={-1}>
        {children}
      </main>
      {!isAlone && bottom}
      {floating}
    </div>
  );
}
