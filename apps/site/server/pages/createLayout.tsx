import { DateForms, PageLanguage } from '@portico/blog/ui';
import type { IconDrawings } from '@portico/builder/document';
import type { EmbedCode } from '@portico/kernel/embeds';
import type { Clock } from '@portico/kernel/server';
import type { Menus, PrintedItem, ThemeServer } from '@portico/theme/server';
import type { ThemeOptions } from '@portico/theme/wire/public';
import type { ReactNode } from 'react';
import { ErrorPage } from '../../views/ErrorPage.tsx';
import { NotFoundPage } from '../../views/NotFoundPage.tsx';
import { messagesIn, notFoundTitle } from '../../views/words/index.ts';
import type { Assets } from '../assets/Assets.ts';
import type { SiteSettingsStore } from '../settings/createSiteSettings.ts';
import type { ErrorPages } from './answerForPeople.ts';
import { dateFormOf } from './blog/blogOf.ts';
import { anonymousForms } from './FormsVisit.ts';
import type { WithFloating } from './floatingDocuments.tsx';
import type { PageContent, Visit } from './Page.ts';
import type { FindGone } from './pictureStandIns.ts';
import { NOT_FOUND_PLACES } from './places.ts';
import type { WithPopups } from './popups.tsx';
import { type RenderedPage, renderPage } from './renderPage.tsx';
import type { AskSite } from './SitePart.ts';
import type { WithTemplates } from './siteTemplates.tsx';
import { SiteWidgets, siteWidgetFacts } from './siteWidgets.tsx';
import { plainSite, themedSite } from './themedSite.ts';

export interface Layout {
  renderInLayout(content: PageContent, visit: Visit): Promise<RenderedPage>;
  /** For pages for everybody: nothing is known about the visitor. */
  visitTo(path: string): Promise<Visit>;
  readonly errorPages: ErrorPages;
}

/** What surrounds every page. */
export interface LayoutParts {
  readonly site: SiteSettingsStore;
  readonly assets: Assets;
  /** The same, adapted to the site's kit. */
  readonly siteAssets: () => Promise<Assets>;
  readonly theme: () => Promise<ThemeOptions>;
  readonly menus: Pick<Menus, 'printed' | 'printedMenus' | 'lastPrinted'>;
  /** Whether there is anything to put into a cart. */
  readonly hasProducts: () => Promise<boolean>;
  readonly clock: Clock;
  readonly styleParts: ThemeServer['styleParts'];
  /** Configuration of the scripts on every page. */
  readonly inlineScripts: (content: PageContent, visit: Visit) => Promise<readonly string[]>;
  /** Adds header, footer and body from the site's templates. */
  readonly withTemplates: WithTemplates;
  /** Adds what floats over every page. */
  readonly withFloating: WithFloating;
  /** Adds what opens over some pages. */
  readonly withPopups: WithPopups;
  /** Hides email addresses and phone numbers from programs that only read the source. */
  readonly encodeAddresses: (html: string) => Promise<string>;
  /** Lets browsers choose among the sizes of uploaded pictures. */
  readonly offerSizes: (html: string) => Promise<string>;
  /** Finds uploaded pictures that no longer exist. */
  readonly findGone: FindGone;
  /** Shortcodes that editors may use in texts. */
  readonly embedCodes: readonly EmbedCode[];
  readonly icons: IconDrawings;
  /** What widgets show of the rest of the site. */
  readonly askSite: AskSite;
  readonly now: () => number;
}

/** The site around its pages, as configured by its owner. */
export function createLayout(parts: LayoutParts): Layout {
  const { assets } = parts;
  const renderInLayout = async (page: PageContent, visit: Visit): Promise<RenderedPage> => {
    const content = await parts.withPopups(await parts.withFloating(await parts.withTemplates(page)));
    const inlineScripts = [...(await parts.inlineScripts(content, visit)), ...(content.inlineScripts ?? [])];
    const [menus, look] = [await parts.menus.printed(), await parts.styleParts(visit.theme.style)];
    const hasProducts = await parts.hasProducts();
    const facts = await siteWidgetFacts(visit.site, parts.menus, {
      ...{ path: visit.path, searched: content.searched },
      year: new Date(parts.clock.now()).getFullYear(),
    });
    const inSite = (node: ReactNode) =>
      node && (
        <SiteWidgets facts={facts} language={visit.site.language}>
          <PageLanguage value={content.language ?? visit.site.language}>
            <DateForms value={dateFormOf(visit.site)}>{node}</DateForms>
          </PageLanguage>
        </SiteWidgets>
      );
    return renderPage(
      {
        ...content,
        inlineScripts,
        body: inSite(content.body),
        header: inSite(content.header),
        footer: inSite(content.footer),
        bars: inSite(content.bars),
        floating: inSite(content.floating),
      },
      { ...themedSite(visit.site, menus, { ...visit, searched: content.searched, hasProducts }), look },
      visit,
      await parts.siteAssets(),
      {
        embedCodes: parts.embedCodes,
        protect: parts.encodeAddresses,
        icons: parts.icons,
        offerSizes: parts.offerSizes,
        findGone: parts.findGone,
        askSite: parts.askSite,
        time: { now: parts.now(), timeZone: visit.site.timeZone },
      },
    );
  };
  const visitTo = async (path: string): Promise<Visit> => ({
    path,
    origin: '',
    query: {},
    site: await parts.site.read(),
    theme: await parts.theme(),
    preview: null,
    forms: anonymousForms(),
  });
  return {
    renderInLayout,
    visitTo,
    errorPages: {
      async notFound(path) {
        const visit = await visitTo(path);
        const { notFound, language } = visit.site;
        const words = messagesIn(language).notFound;
        const suggestions = (await parts.menus.printed()).main.filter(isLink);
        return renderInLayout(
          {
            status: 404,
            title: words.short,
            description: words.description,
            head: { isHidden: true },
            places: NOT_FOUND_PLACES,
            drawn: {
              types: ['error-404'],
              facts: { url: path, title: notFoundTitle(notFound.title, language) },
            },
            body: <NotFoundPage {...notFound} {...{ path, language, suggestions }} />,
          },
          visit,
        );
      },
      // The page that reports a database failure must not need the database.
      failed: (status, sentence, isForm) =>
        renderPage(
          {
            status,
            title: messagesIn(parts.site.lastKnown().language).failed,
            description: sentence,
            body: (
              <ErrorPage
                status={status}
                refusal={isForm ? sentence : undefined}
                language={parts.site.lastKnown().language}
              />
            ),
          },
          plainSite(parts.site.lastKnown(), parts.menus.lastPrinted()),
          { path: '', origin: '', forms: anonymousForms() },
          assets,
        ),
    },
  };
}

function isLink(item: PrintedItem): item is PrintedItem & { readonly href: string } {
  return item.href !== undefined;
}
