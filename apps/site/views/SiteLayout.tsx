import { CartWidget } from '@portico/shop/ui';
import { headerLabelsIn, SiteHeader } from '@portico/theme/ui';
import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import type { SiteSettings } from './SiteSettings.ts';

export interface SiteLayoutProps {
  readonly site: SiteSettings;
  /** What the text of the page is written in, where that is not the site's own language, which the frame speaks. */
  readonly language?: string | undefined;
  /** The address of this page, to mark it in the navigation. */
  readonly currentPath: string;
  /** Without header and footer. */
  readonly isAlone?: boolean | undefined;
  /** In place of the theme's own. */
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  /** Icons at the end of the header, such as a cart. */
  readonly headerTools?: ReactNode;
  /** What floats over the page. */
  readonly floating?: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page. Its names are the blog theme's, so that the theme's runtime can adopt it. */
export function SiteLayout({
  site,
  language,
  currentPath,
  isAlone,
  header,
  footer,
  headerTools,
  floating,
  children,
}: SiteLayoutProps) {
  const { cart } = site;
  const top = header ? (
    <header className="site-header-document">
      <a className="neve-skip-link show-on-focus" href="#content">
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
      tools={headerTools}
    />
  );
  const bottom = footer ? <footer id="site-footer">{footer}</footer> : <SiteFooter site={site} />;
  return (
    <div className="wrapper" lang={language && site.language}>
      {!isAlone && top}
      <main id="content" className="neve-main" tabIndex={-1}>
        {children}
      </main>
      {!isAlone && bottom}
      {floating}
    </div>
  );
}
