import type { EmbedCode } from '@portico/kernel/embeds';
import { ErrorPage } from '../../views/ErrorPage.tsx';
import { NotFoundPage } from '../../views/NotFoundPage.tsx';
import type { SiteSettings } from '../../views/SiteSettings.ts';
import type { Assets } from '../assets/Assets.ts';
import type { ErrorPages } from '../http/answerForPeople.ts';
import type { Settings } from '../settings/settings.ts';
import type { PageContent } from './Page.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';

export interface Layout {
  renderInLayout(content: PageContent, path: string): Promise<RenderedPage>;
  readonly errorPages: ErrorPages;
}

/** What the spam protection puts on every page and takes out of it. */
export interface PageProtection {
  /** The configuration of its browser side. */
  inlineScripts(): Promise<readonly string[]>;
  /** Hides addresses from whoever only reads the source. */
  encodeAddresses(html: string): Promise<string>;
}

/** The site around its pages, as its owner has set it; `fallback` when even that cannot be read. */
export function createLayout(
  settings: Settings,
  assets: Assets,
  fallback: SiteSettings,
  protection: PageProtection,
  embedCodes: readonly EmbedCode[] = [],
): Layout {
  const renderInLayout = async (content: PageContent, path: string): Promise<RenderedPage> => {
    const site = (await settings.read<SiteSettings>('site')) ?? fallback;
    const inlineScripts = [...(await protection.inlineScripts()), ...(content.inlineScripts ?? [])];
    const page = { ...content, inlineScripts, title: titleOf(content, site) };
    return renderPage(page, site, path, assets, { embedCodes, protect: protection.encodeAddresses });
  };
  return {
    renderInLayout,
    errorPages: {
      notFound: (path) =>
        renderInLayout(
          {
            status: 404,
            title: 'Not found',
            description: 'There is no page at this address.',
            body: <NotFoundPage path={path} suggestions={fallback.navigation} />,
          },
          path,
        ),
      // When the database is the trouble, the page that says so must not need it.
      failed: (status, sentence) =>
        renderPage(
          {
            status,
            title: 'Something went wrong',
            description: sentence,
            body: <ErrorPage status={status} />,
          },
          fallback,
          '',
          assets,
        ),
    },
  };
}

function titleOf(content: PageContent, site: SiteSettings): string {
  return content.title === site.name ? `${site.name}: ${site.tagline}` : `${content.title} · ${site.name}`;
}
