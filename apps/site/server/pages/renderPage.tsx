import { createHash } from 'node:crypto';
import {
  frameOrigins,
  type IconDrawings,
  IconDrawingsProvider,
  LanguageProvider,
  ListPagesProvider,
  type SitePartsCollection,
  SitePartsProvider,
  type SiteTime,
  SiteTimeProvider,
  StandInsProvider,
} from '@portico/builder/document';
import { FormReturns, FormVisits } from '@portico/contact-form/ui';
import type { EmbedCode } from '@portico/kernel/embeds';
import { IslandStyles } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FOOTER_ID } from '../../views/SiteFooter.tsx';
import { CONTENT_ID, SiteLayout } from '../../views/SiteLayout.tsx';
import type { SiteSettings } from '../../views/SiteSettings.ts';
import type { Assets } from '../assets/Assets.ts';
import { createCounts } from '../embeds/createCounts.ts';
import { type ExpandedPage, expandEmbeds } from '../embeds/expandEmbeds.tsx';
import { pagePolicy } from '../http/securityHeaders.ts';
import { CLOCK_TAG } from './clockTag.ts';
import { drawWithSiteParts } from './drawWithSiteParts.ts';
import type { FormsVisit } from './FormsVisit.ts';
import { HeadTags } from './HeadTags.tsx';
import { HtmlDocument } from './HtmlDocument.tsx';
import type { PageContent, Visit } from './Page.ts';
import { createPictureStandIns, type FindGone } from './pictureStandIns.ts';
import type { AskSite } from './SitePart.ts';

export interface RenderedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly etag: string;
  readonly policy: string;
  /** Tags of what it turned out to show, besides those of its URL. */
  readonly shows?: readonly string[];
  /** With another query in the URL, or signed in, a visitor may see something else. */
  readonly isPersonal?: boolean;
  /** It has lists whose further pages a URL may ask for. */
  readonly isPaged?: boolean;
}

/** What is done to a page after rendering. */
export interface Finishing {
  readonly embedCodes: readonly EmbedCode[];
  /** Removes what address harvesters look for. */
  protect(html: string): Promise<string>;
  readonly icons: IconDrawings;
  /** Asks the rest of the site for what widgets show. */
  readonly askSite: AskSite;
  /** For countdowns. */
  readonly time: SiteTime | null;
  /** Lets browsers choose among the sizes of pictures. */
  offerSizes(html: string): Promise<string>;
  readonly findGone: FindGone;
}

const UNFINISHED: Finishing = {
  embedCodes: [],
  protect: async (html) => html,
  offerSizes: async (html) => html,
  findGone: async () => [],
  icons: () => null,
  askSite: async () => ({ tags: [] }),
  time: null,
};

const FIRST_PAGE = (): number => 1;

/** A page as it is sent. */
export async function renderPage(
  content: PageContent,
  site: SiteSettings,
  { path, origin, forms, pageOfList }: Pick<Visit, 'path' | 'origin' | 'forms' | 'pageOfList'>,
  assets: Assets,
  { embedCodes, protect, offerSizes, findGone, icons, askSite, time }: Finishing = UNFINISHED,
): Promise<RenderedPage> {
  const { title, description, head } = content;
  const language = foreignLanguage(content, site);
  const pictures = createPictureStandIns(origin, findGone);
  const inFrame = (node: ReactNode) =>
    node && (
      <StandInsProvider value={pictures.standIn}>
        <LanguageProvider value={language ?? site.language}>
          <IconDrawingsProvider value={icons}>{forVisit(node, forms)}</IconDrawingsProvider>
        </LanguageProvider>
      </StandInsProvider>
    );
  const inlineScripts = [assets.trustScript, ...(content.inlineScripts ?? [])];
  const place = { pagePath: path, postId: 0, ...content.embeds, count: createCounts() };
  const sheets = new Set<string>();
  let isOfItsTime = false;
  const clock = time && {
    ...time,
    changesByItself: () => {
      isOfItsTime = true;
    },
  };
  const render = (element: ReactNode): string =>
    withoutSheets(
      renderToString(<IslandStyles value={assets.islandStyles}>{inFrame(element)}</IslandStyles>),
      sheets,
    );
  const draw = (parts: SitePartsCollection['parts']): string =>
    renderToString(
      <SiteTimeProvider value={clock}>
        <ListPagesProvider value={pageOfList ?? FIRST_PAGE}>
          <SitePartsProvider value={parts}>
            <IslandStyles value={assets.islandStyles}>
              <HtmlDocument
                site={site}
                language={language}
                classes={content.classes}
                title={titleOf(content, site)}
                description={description}
                lastPart={content.isAlone ? CONTENT_ID : FOOTER_ID}
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
                <SiteLayout
                  site={site}
                  language={language}
                  currentPath={path}
                  isAlone={content.isAlone}
                  header={inFrame(content.header)}
                  footer={inFrame(content.footer)}
                  bars={inFrame(content.bars)}
                  floating={inFrame(content.floating)}
                >
                  {inFrame(content.body)}
                </SiteLayout>
              </HtmlDocument>
            </IslandStyles>
          </SitePartsProvider>
        </ListPagesProvider>
      </SiteTimeProvider>,
    );
  const widgets = await drawWithSiteParts(draw, (request) => askSite(request, place), {
    render,
    mustDrawAnew: pictures.lookForGone,
  });
  const {
    html: expanded,
    inlineScripts: further,
    tags,
  } = await expandIn(widgets.markup, content, (html) => expandEmbeds(html, embedCodes, place, render));
  const missing = [...new Set([...widgets.inlineScripts, ...further])].filter(
    (script) => !inlineScripts.includes(script),
  );
  const whole = expanded.replace(
    '</head>',
    () => `${missing.map(scriptTag).join('')}${furtherSheets(sheets, widgets.markup)}</head>`,
  );
  const html = Buffer.from(`<!doctype html>${await offerSizes(await protect(whole))}`);
  return {
    status: content.status ?? 200,
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    shows: [
      ...new Set([
        ...(content.shows ?? []),
        ...[...widgets.tags, ...tags, ...pictures.tags()],
        ...(isOfItsTime ? [CLOCK_TAG] : []),
      ]),
    ],
    policy: pagePolicy([...inlineScripts, ...missing], frameOrigins(whole)),
  };
}

/**
 * Shortcodes are expanded only in editors' text: on the whole page if its body is theirs, otherwise in their header and footer.
 * What is in between may repeat a visitor's input.
 */
async function expandIn(
  markup: string,
  { embeds, header, footer }: PageContent,
  expand: (html: string) => Promise<ExpandedPage>,
): Promise<ExpandedPage> {
  if (embeds) return expand(markup);
  if (!header && !footer) return { html: markup, inlineScripts: [], tags: [] };
  const body = markup.indexOf('<body');
  const main = markup.indexOf('<main', body);
  const end = markup.lastIndexOf('</main>');
  const ends = [markup.slice(body, main), markup.slice(end)].map((part) => part.replaceAll(MIDDLE, ''));
  const { html, ...others } = await expand(ends.join(MIDDLE));
  const [top = '', bottom = ''] = html.split(MIDDLE);
  return { ...others, html: `${markup.slice(0, body)}${top}${markup.slice(main, end)}${bottom}` };
}

/** Stands for the middle of a page while only its ends are processed. Browsers drop this character anywhere else. */
const MIDDLE = '\u0000';

/** React puts these before a part that needs them if there is no head. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/;

/**
 * Moves style sheets out of the body and removes duplicates: they cost more than their size, because each sheet that a script
 * adds later makes the browser recalculate all styles and fonts.
 */
function withoutSheets(html: string, found: Set<string>): string {
  return html.replace(LEADING_LINKS, (links) =>
    links.replace(/<link rel="stylesheet"[^>]*>/g, (link) => {
      found.add(link);
      return '';
    }),
  );
}

function furtherSheets(found: ReadonlySet<string>, markup: string): string {
  const head = markup.slice(0, markup.indexOf('</head>'));
  return [...found].filter((link) => !head.includes(link)).join('');
}

/** A post in `en` is in the language of an `en-GB` site. */
function foreignLanguage({ language }: PageContent, site: SiteSettings): string | undefined {
  return language && !`${site.language}-`.startsWith(`${language}-`) ? language : undefined;
}

function titleOf({ title }: PageContent, { name, tagline }: SiteSettings): string {
  if (title === name) return tagline ? `${name}: ${tagline}` : name;
  return `${title} · ${name}`;
}

function forVisit(node: ReactNode, { visit, returned }: FormsVisit): ReactNode {
  return (
    <FormVisits value={visit}>
      <FormReturns value={returned}>{node}</FormReturns>
    </FormVisits>
  );
}

/** Our own script, with its hash in the page's policy. */
function scriptTag(script: string): string {
  return `<script>${script}</script>`;
}
