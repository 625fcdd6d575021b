import { linkOf } from '../../model/settings/link.ts';
import type { WidgetProps } from '../../parts/element/Widget.ts';
import { WidgetElement } from '../../parts/element/WidgetElement.tsx';
import { widgetFrame } from '../../parts/element/widgetFrame.ts';
import { useSiteFacts } from '../../parts/site/useSiteFacts.ts';
import type { SiteFacts } from '../../wire/siteFacts.ts';

/** The logo of the site by day and by night; its mark and name where it has none. */
export function SiteLogo({ element }: WidgetProps) {
  const { settings } = element;
  const site = useSiteFacts();
  const inside = <Inside site={site} />;
  const link = settings.link_to === 'custom' ? linkOf(settings.link) : { href: '/', rel: 'home' };
  return (
    <WidgetElement {...widgetFrame(element)}>
      {settings.link_to === 'none' || !link ? (
        <span className="p-logo">{inside}</span>
      ) : (
        <a className="p-logo" {...link}>
          {inside}
        </a>
      )}
    </WidgetElement>
  );
}

function Inside({ site: { name, logo, mark } }: { readonly site: SiteFacts }) {
  if (!logo)
    return (
      <>
        {mark && <Mark {...mark} />}
        <span>{name}</span>
      </>
    );
  const alt = logo.hasName ? '' : name;
  return (
    <>
      <Picture {...logo.light} alt={alt} name={logo.dark ? 'p-logo-day' : ''} />
      {logo.dark && <Picture {...logo.dark} alt={alt} name="p-logo-night" />}
      {logo.hasName && <span>{name}</span>}
    </>
  );
}

interface PictureProps {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly name: string;
}

function Picture({ url, width, height, alt, name }: PictureProps) {
  return (
    <img
      className={`p-logo-picture ${name}`.trim()}
      src={url}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
    />
  );
}

function Mark({ lines, filled }: { readonly lines: string; readonly filled: string }) {
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
