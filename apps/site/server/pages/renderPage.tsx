import { createHash } from 'node:crypto';
import { frameOrigins } from '@portico/builder/document';
import { IslandStyles } from '@portico/kernel/islands/react';
import { renderToString } from 'react-dom/server';
import { SiteLayout } from '../../views/SiteLayout.tsx';
import type { SiteSettings } from '../../views/SiteSettings.ts';
import type { Assets } from '../assets/Assets.ts';
import { pagePolicy } from '../http/securityHeaders.ts';
import { HtmlDocument } from './HtmlDocument.tsx';
import type { PageContent } from './Page.ts';

export interface RenderedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly etag: string;
  readonly policy: string;
}

/** A page as it goes over the wire; `protect` may still take out what harvesters look for. */
export async function renderPage(
  content: PageContent,
  site: SiteSettings,
  path: string,
  assets: Assets,
  protect: (html: string) => Promise<string> = async (html) => html,
): Promise<RenderedPage> {
  const inlineScripts = content.inlineScripts ?? [];
  const markup = renderToString(
    <IslandStyles value={assets.islandStyles}>
      <HtmlDocument
        site={site}
        title={content.title}
        description={content.description}
        styles={assets.pageStyles}
        inlineScripts={inlineScripts}
      >
        <SiteLayout site={site} currentPath={path}>
          {content.body}
        </SiteLayout>
      </HtmlDocument>
    </IslandStyles>,
  );
  const html = Buffer.from(`<!doctype html>${await protect(markup)}`);
  return {
    status: content.status ?? 200,
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: pagePolicy(inlineScripts, frameOrigins(markup)),
  };
}
