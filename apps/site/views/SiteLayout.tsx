import type { ReactNode } from 'react';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import type { SiteSettings } from './SiteSettings.ts';

export interface SiteLayoutProps {
  readonly site: SiteSettings;
  /** The address of this page, to mark it in the navigation. */
  readonly currentPath: string;
  /** Icons at the end of the header, such as a cart. */
  readonly headerTools?: ReactNode;
  /** What floats over the page. */
  readonly floating?: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page. Its names are the blog theme's, so that the theme's runtime can adopt it. */
export function SiteLayout({ site, currentPath, headerTools, floating, children }: SiteLayoutProps) {
  return (
    <div className="wrapper">
      <SiteHeader site={site} currentPath={currentPath} tools={headerTools} />
      <main id="content" className="neve-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
      {floating}
    </div>
  );
}
