import type { ReactNode } from 'react';
import { documentAttributes, preloadedFonts } from '../../views/documentAttributes.ts';
import type { SiteSettings } from '../../views/SiteSettings.ts';

interface HtmlDocumentProps {
  readonly site: SiteSettings;
  /** Language of the page's text, if different from the site's. */
  readonly language?: string | undefined;
  /** Body classes, besides the theme's. */
  readonly classes?: string | undefined;
  readonly title: string;
  readonly description: string;
  /** The ID of its last part. */
  readonly lastPart: string;
  readonly styles: readonly string[];
  readonly inlineScripts: readonly string[];
  /** What else goes into the head. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** The document around every page. Style sheets of widgets are hoisted into the head. */
export function HtmlDocument({
  site,
  language,
  classes,
  title,
  description,
  lastPart,
  styles,
  inlineScripts,
  head,
  children,
}: HtmlDocumentProps) {
  const attributes = documentAttributes(site, { language, classes });
  return (
    <html {...attributes.html}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        {site.icon && <link rel="icon" href={site.icon} />}
        {head}
        {/* Blocks rendering until the end of the page: a half-parsed page would shift as the rest arrives. */}
        <link rel="expect" href={`#${lastPart}`} blocking="render" />
        {(site.look?.fonts ?? preloadedFonts).map((href) => (
          <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" key={href} />
        ))}
        {[...styles, ...(site.look?.sheets ?? [])].map((href) => (
          <link rel="stylesheet" href={href} precedence="site" key={href} />
        ))}
        {inlineScripts.map((script) => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        <script defer src="/assets/portico.js" />
      </head>
      <body {...attributes.body}>{children}</body>
    </html>
  );
}
