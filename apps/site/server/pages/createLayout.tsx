import type { EmbedCode } from '@portico/kernel/embeds';
import type { ThemeOptions } from '@portico/theme/options';
import { ErrorPage } from '../../views/ErrorPage.tsx';
import { NotFoundPage } from '../../views/NotFoundPage.tsx';
import type { SiteSettings } from '../../views/SiteSettings.ts';
import type { Assets } from '../assets/Assets.ts';
import type { ErrorPages } from '../http/answerForPeople.ts';
import type { Settings } from '../settings/settings.ts';
import { anybodysForms } from './FormsVisit.ts';
import type { WithFloating } from './floatingDocuments.tsx';
import type { PageContent, Visit } from './Page.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';
import { themedSite } from './themedSite.ts';

export interface Layout {
  renderInLayout(content: PageContent, visit: Visit): Promise<RenderedPage>;
  /** For pages that are nobody's in particular: nothing is known of who asks. */
  visitTo(path: string): Promise<Visit>;
  readonly errorPages: ErrorPages;
}

/** What stands around every page, whatever the page is. */
export interface LayoutParts {
  readonly settings: Settings;
  readonly assets: Assets;
  /** The site when even its settings cannot be read. */
  readonly fallback: SiteSettings;
  readonly theme: () => Promise<ThemeOptions>;
  /** The configuration of the scripts that every page has. */
  readonly inlineScripts: (content: PageContent, visit: Visit) => Promise<readonly string[]>;
  /** Adds what floats over every page. */
  readonly withFloating: WithFloating;
  /** Hides addresses from whoever only reads the source. */
  readonly encodeAddresses: (html: string) => Promise<string>;
  /** What editors may put into texts by a code. */
  readonly embedCodes: readonly EmbedCode[];
}

/** The site around its pages, as its owner has set it. */
export function createLayout(parts: LayoutParts): Layout {
  const { settings, assets, fallback } = parts;
  const renderInLayout = async (page: PageContent, visit: Visit): Promise<RenderedPage> => {
    const content = await parts.withFloating(page);
    const site = (await settings.read<SiteSettings>('site')) ?? fallback;
    const inlineScripts = [...(await parts.inlineScripts(content, visit)), ...(content.inlineScripts ?? [])];
    return renderPage(
      { ...content, inlineScripts },
      themedSite(site, visit, content.searched),
      visit,
      assets,
      {
        embedCodes: parts.embedCodes,
        protect: parts.encodeAddresses,
      },
    );
  };
  const visitTo = async (path: string): Promise<Visit> => ({
    path,
    origin: '',
    query: {},
    theme: await parts.theme(),
    preview: null,
    forms: anybodysForms(),
  });
  return {
    renderInLayout,
    visitTo,
    errorPages: {
      notFound: async (path) =>
        renderInLayout(
          {
            status: 404,
            title: 'Not found',
            description: 'There is no page at this address.',
            head: { isHidden: true },
            body: <NotFoundPage path={path} suggestions={fallback.navigation} />,
          },
          await visitTo(path),
        ),
      // When the database is the trouble, the page that says so must not need it.
      failed: (status, sentence, isForm) =>
        renderPage(
          {
            status,
            title: 'Something went wrong',
            description: sentence,
            body: <ErrorPage status={status} refusal={isForm ? sentence : undefined} />,
          },
          fallback,
          { path: '', origin: '', forms: anybodysForms() },
          assets,
        ),
    },
  };
}
