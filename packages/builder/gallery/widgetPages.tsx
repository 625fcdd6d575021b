import type { GalleryEntry, GallerySection } from '@portico/kernel/gallery';
import type { PageDocument } from '../model/document/PageDocument.ts';
import type { ExamplesPage, SharedPage, WidgetExample } from '../model/examples/WidgetExamples.ts';
import { widgets } from '../widgets/index.ts';
import { GalleryElement } from './GalleryElement.tsx';

/** A page of examples, and the equivalent document, whose sheet styles them. */
export interface WidgetPage {
  readonly entry: GalleryEntry;
  readonly document: PageDocument;
}

/** Pages from the widgets' own descriptions: one for each, and one for static widgets. */
export async function widgetPages(): Promise<readonly WidgetPage[]> {
  const found = await Promise.all(
    [...widgets].map(async ([name, { examples }]) => ({ name, shown: (await examples?.())?.examples })),
  );
  const shared = Object.entries(SHARED).map(([slug, words]) =>
    pageOf(slug, {
      ...words,
      sections: found.flatMap(({ shown }) =>
        shown && 'page' in shown && shown.page === slug ? shown.sections : [],
      ),
    }),
  );
  const pages = found.flatMap(({ name, shown }) =>
    shown && !('page' in shown) ? [pageOf(name, shown)] : [],
  );
  return [...pages, ...shared.filter(({ entry }) => entry.sections.length > 0)].toSorted((one, other) =>
    one.entry.slug.localeCompare(other.entry.slug),
  );
}

const SHARED: Readonly<Record<SharedPage, Pick<ExamplesPage, 'title' | 'summary'>>> = {
  basics: {
    title: 'Heading, picture, button and their like',
    summary: 'The plain widgets of a page: no script, little style.',
  },
  boxes: {
    title: 'Icons, boxes and ratings',
    summary: 'Icons with and without words, pictures with words, stars, and what customers say.',
  },
  prices: {
    title: 'Calls to action and prices',
    summary: 'Boxes that call for action, and lists of prices.',
  },
  'site-parts': {
    title: 'Posts and parts of the site',
    summary: 'What a page shows of the rest of the site: posts, lists of them, search, sharing.',
  },
  atomic: {
    title: 'Elements of version 4',
    summary: 'The newest kind of elements, which are styled by classes.',
  },
};

function pageOf(slug: string, { title, summary, sections }: ExamplesPage): WidgetPage {
  const id = `gallery-${slug}`;
  const entry = { slug, title, summary, group: 'Page builder', sections: sections.map(sectionOf(id)) };
  const elements = sections.flatMap(({ example }) => example);
  return { entry, document: { id, type: 'wp-page', settings: {}, elements } };
}

const sectionOf =
  (documentId: string) =>
  ({ direction, lead, example, ...section }: WidgetExample): GallerySection => {
    const shown = [example].flat().map((element) => <GalleryElement key={element.id} element={element} />);
    return {
      ...section,
      example: (
        <>
          {lead && <p>{lead}</p>}
          <div {...direction} className={`elementor-${documentId}`}>
            {shown}
          </div>
        </>
      ),
    };
  };
