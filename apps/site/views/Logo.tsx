import { LogoInside } from '@portico/builder/document';
import type { SiteSettings } from './SiteSettings.ts';

interface LogoProps {
  readonly site: Pick<SiteSettings, 'name' | 'mark' | 'logo'>;
  /** Shown on a dark surface in either colour scheme. */
  readonly isOnDark?: boolean;
}

/** The site's logo in the theme's own header and footer. */
export function Logo({ site, isOnDark = false }: LogoProps) {
  return (
    <a className="p-logo" href="/" rel="home">
      <LogoInside site={site} isOnDark={isOnDark} />
    </a>
  );
}
