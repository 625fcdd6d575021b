import { createHash } from 'node:crypto';
import { frameOrigins } from '@portico/builder/document';
import { FormReturns, FormVisits } from '@portico/contact-form/ui';
import type { EmbedCode } from '@portico/kernel/embeds';
import { IslandStyles } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SiteLayout } from '../../views/SiteLayout.tsx';
import type { SiteSettings } from '../../views/SiteSettings.ts';
import type { Assets } from '../assets/Assets.ts';
import { expandEmbeds } from '../embeds/expandEmbeds.tsx';
import { pagePolicy } from '../http/securityHeaders.ts';
import type { FormsVisit } from './FormsVisit.ts';
import { HeadTags } from './HeadTags.tsx';
import { HtmlDocument } from './HtmlDocument.tsx';
import type { PageContent, Visit } from './Page.ts';

export interface RenderedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly etag: string;
  readonly policy: string;
  /** Somebody with another address, or signed in, may see something else. */
  readonly isPersonal?: boolean;
}

/** What is done to a page after it was rendered. */
export interface Finishing {
  readonly embedCodes: readonly EmbedCode[];
  /** Takes out what harvesters look for. */
  protect(html: string): Promise<string>;
}

/** A page as it goes over the wire. */
export async function renderPage(
  content: PageContent,
  site: SiteSettings,
  { path, origin, forms }: Pick<Visit, 'path' | 'origin' | 'forms'>,
  assets: Assets,
  { embedCodes, protect }: Finishing = { embedCodes: [], protect: async (html) => html },
): Promise<RenderedPage> {
  const { title, description, head, inlineScripts = [] } = content;
  const markup = renderToString(
    <IslandStyles value={assets.islandStyles}>
      <HtmlDocument
        site={site}
        title={titleOf(content, site)}
        description={description}
        styles={assets.pageStyles}
        inlineScripts={inlineScripts}
        head={
          head && (
            <HeadTags
              head={head}
              origin={origin}
              siteName={site.name}
              title={title}
              description={description}
            />
          )
        }
      >
        <SiteLayout site={site} currentPath={path} floating={content.floating}>
          {forVisit(content.body, forms)}
        </SiteLayout>
      </HtmlDocument>
    </IslandStyles>,
  );
  const { html: expanded, inlineScripts: further } = await expandEmbeds(
    markup,
    content.embeds ? embedCodes : [],
    { pagePath: path, postId: 0, ...content.embeds },
    (element) =>
      renderToString(<IslandStyles value={assets.islandStyles}>{forVisit(element, forms)}</IslandStyles>),
  );
  const missing = further.filter((script) => !inlineScripts.includes(script));
  const whole = expanded.replace('</head>', () => `${missing.map(scriptTag).join('')}</head>`);
  const html = Buffer.from(`<!doctype html>${await protect(whole)}`);
  return {
    status: content.status ?? 200,
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: pagePolicy([...inlineScripts, ...missing], frameOrigins(whole)),
  };
}

function titleOf({ title }: PageContent, { name, tagline }: SiteSettings): string {
  return title === name ? `${name}: ${tagline}` : `${title} · ${name}`;
}

function forVisit(node: ReactNode, { visit, returned }: FormsVisit): ReactNode {
  return (
    <FormVisits value={visit}>
      <FormReturns value={returned}>{node}</FormReturns>
    </FormVisits>
  );
}

/** Ours, and hashed in the policy of the page. */
function scriptTag(script: string): string {
  return `<script>${script}</script>`;
}
