import { LogoInside } from '@portico/builder/document';
import type { SiteSettings } from './SiteSettings.ts';

interface LogoProps {
  readonly site: Pick<SiteSettings, 'name' | 'mark' | 'logo'>;
  /** Stands on a dark surface, by day as by night. */
  readonly isOnDark?: boolean;
}

/** What stands for the site, as the theme's own header and footer have it. */
export function Logo({ site, isOnDark = false }: LogoProps) {
  return (
    <a className="p-logo" href="/" rel="home">
      <LogoInside site={site} isOnDark={isOnDark} />
    </a>
  );
}
