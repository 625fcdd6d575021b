import type { LogoMark, LogoPicture, SiteSettings } from './SiteSettings.ts';

interface LogoProps {
  readonly site: Pick<SiteSettings, 'name' | 'mark' | 'logo'>;
  /** Stands on a dark surface, by day as by night. */
  readonly isOnDark?: boolean;
}

/** The name of the site, with its mark beside it where it has one, or its picture. */
export function Logo({ site: { name, mark, logo }, isOnDark = false }: LogoProps) {
  const isNamed = !logo || logo.hasName;
  const alt = isNamed ? '' : name;
  return (
    <a className="p-logo" href="/" rel="home">
      {logo && isOnDark && <LogoImage picture={logo.dark ?? logo.light} alt={alt} />}
      {logo && !isOnDark && (
        <>
          <LogoImage picture={logo.light} alt={alt} className={logo.dark ? 'p-logo-day' : ''} />
          {logo.dark && <LogoImage picture={logo.dark} alt={alt} className="p-logo-night" />}
        </>
      )}
      {!logo && mark && <Mark mark={mark} />}
      {isNamed && <span>{name}</span>}
    </a>
  );
}

function LogoImage({
  picture: { url, width, height },
  alt,
  className = '',
}: {
  readonly picture: LogoPicture;
  readonly alt: string;
  readonly className?: string;
}) {
  return (
    <img
      className={`p-logo-picture ${className}`.trim()}
      src={url}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      // Of the two, the one that is not shown need not be brought.
      {...(className === 'p-logo-night' && { loading: 'lazy' })}
    />
  );
}

function Mark({ mark }: { readonly mark: LogoMark }) {
  return (
    <svg
      className="p-logo-mark"
      viewBox="0 0 36 36"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {mark.filled && <path className="lit" stroke="none" d={mark.filled} />}
      <path d={mark.lines} />
    </svg>
  );
}
