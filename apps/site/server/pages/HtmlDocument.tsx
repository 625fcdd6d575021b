import type { ReactNode } from 'react';
import { documentAttributes, preloadedFonts } from '../../views/documentAttributes.ts';
import type { SiteSettings } from '../../views/SiteSettings.ts';

interface HtmlDocumentProps {
  readonly site: SiteSettings;
  /** What the text of the page is written in, where that is not the site's own language. */
  readonly language?: string | undefined;
  /** Classes of the body, beside the theme's. */
  readonly classes?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly styles: readonly string[];
  readonly inlineScripts: readonly string[];
  /** What else belongs into the head. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** The document around every page. Sheets of widgets on the page join the head by themselves. */
export function HtmlDocument({
  site,
  language,
  classes,
  title,
  description,
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
        {/* What is painted while half of it is parsed moves when the other half comes: wait for the end of the page. */}
        <link rel="expect" href="#site-footer" blocking="render" />
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
