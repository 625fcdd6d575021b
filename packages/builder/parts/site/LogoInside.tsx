import type { SiteFacts } from '../../wire/public.ts';

interface LogoInsideProps {
  readonly site: {
    readonly name: string;
    readonly logo?: SiteFacts['logo'] | undefined;
    readonly mark?: SiteFacts['mark'] | undefined;
  };
  /** Shown on a dark surface in either colour scheme. */
  readonly isOnDark?: boolean;
}

/** A site's name with its mark, if any, or its logo for light and dark mode. */
export function LogoInside({ site: { name, mark, logo }, isOnDark = false }: LogoInsideProps) {
  const isNamed = !logo || logo.hasName;
  const alt = isNamed ? '' : name;
  return (
    <>
      {logo && isOnDark && <Picture {...(logo.dark ?? logo.light)} alt={alt} />}
      {logo && !isOnDark && (
        <>
          <Picture {...logo.light} alt={alt} className={logo.dark ? 'p-logo-day' : ''} />
          {logo.dark && <Picture {...logo.dark} alt={alt} className="p-logo-night" />}
        </>
      )}
      {!logo && mark && <Mark {...mark} />}
      {isNamed && <span>{name}</span>}
    </>
  );
}

interface PictureProps {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly className?: string;
}

function Picture({ url, width, height, alt, className = '' }: PictureProps) {
  return (
    <img
      className={`p-logo-picture ${className}`.trim()}
      src={url}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      // The one that is not shown need not be loaded.
      {...(className === 'p-logo-night' && { loading: 'lazy' })}
    />
  );
}

function Mark({ lines, filled }: NonNullable<SiteFacts['mark']>) {
  return (
    <svg
      className="p-logo-mark"
      viewBox="0 0 36 36"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {filled && <path className="lit" stroke="none" d={filled} />}
      <path d={lines} />
    </svg>
  );
}
