import { DocumentView, parseDocument } from '@portico/builder/document';
import type { GalleryEntry } from '@portico/kernel/gallery';
import type { Page } from '@portico/site/annex';
import { GalleryPage } from './views/GalleryPage.tsx';

/** The gallery entry of the page below. */
export const embedsGallery: GalleryEntry = {
  slug: 'embed-codes',
  title: 'Embed codes',
  summary: 'Forms, reviews and posts in the middle of a text or a page, by the codes that editors know.',
  group: 'Contact form',
  sections: [],
};

const FORM_CODE =
  '[contact-form-7 id="16" title="Visit us" html_title="Plan a visit" your-place="the workshop"]';
const FEED_CODE = '[grw id=1]';
const POSTS_CODE = '[recent-posts count=2 title="Lately"]';

/** A widget with a shortcode in a page document. */
const CODE_WIDGET = parseDocument(
  [{ id: 'e0de001', elType: 'widget', widgetType: 'shortcode', settings: { shortcode: POSTS_CODE } }],
  { id: 'embed-codes', cleanHtml: (html) => html },
);

/** A text with shortcodes, as an editor would write it. */
export const embedsPage: Page = {
  url: `/gallery/${embedsGallery.slug}/`,
  tags: () => [],
  render: () => ({
    title: embedsGallery.title,
    description: embedsGallery.summary,
    embeds: { postId: 0 },
    body: (
      <GalleryPage
        title={embedsGallery.title}
        shows={embedsGallery.summary}
        examples={[
          {
            id: 'form',
            title: 'A form in a text',
            note: 'It begins with what the code says, with the name of whoever is signed in, and with ?your-date=… of the address.',
            code: FORM_CODE,
            example: <Text html={`<p>Come and see how it is done. Tell us when:</p><p>${FORM_CODE}</p>`} />,
          },
          {
            id: 'reviews',
            title: 'Reviews in a text',
            code: FEED_CODE,
            example: <Text html={`<p>What others say:</p><p>${FEED_CODE}</p>`} />,
          },
          {
            id: 'posts',
            title: 'The newest posts in a page document',
            note: 'The widget holds any of the codes. A code that nobody knows is shown as it was written.',
            code: POSTS_CODE,
            example: <DocumentView document={CODE_WIDGET} />,
          },
        ]}
      />
    ),
  }),
};

function Text({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
