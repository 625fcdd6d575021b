import { BLOG_TAG, postPath } from '@portico/blog/server';
import { BLOG_PATH } from '@portico/blog/ui';
import type { Documents, PublishedDocument } from '@portico/builder/server';
import { EmptySitePage } from '../../views/EmptySitePage.tsx';
import type { Annex } from '../Annex.ts';
import type { Features } from '../features.ts';
import { FRONT_PAGE_TAG, HOME_TAG } from '../frontPage.ts';
import type { DemoState } from '../start/demo/createDemoState.ts';
import type { BlogParts } from './blog/BlogParts.ts';
import { blogOf } from './blog/blogOf.ts';
import { blogPages } from './blog/blogPages.tsx';
import { feedsOf } from './blog/feedsOf.ts';
import { postSource } from './blog/postSource.tsx';
import { furtherPosts, movedPosts, newestPosts, postsSource } from './blog/postsAddress.tsx';
import { previewPage } from './blog/previewPage.ts';
import { SEARCH_PARAMETERS, searchPage, searchPages } from './blog/searchPages.tsx';
import { documentSource, publishedContent } from './documentSource.tsx';
import { onlyWithDemo } from './onlyWithDemo.ts';
import { withOrganization } from './organization.ts';
import type { Page, PageContent, Visit } from './Page.ts';
import { atHome } from './places.ts';
import { shopPages } from './shop/shopPages.tsx';
import { slugPage } from './slugPage.ts';

/** The site's own pages. */
export async function sitePages(
  features: Features,
  annex: Annex | null,
  state: Pick<DemoState, 'isDemo'>,
): Promise<readonly Page[]> {
  const { blog, builder, frontPage, kitSheet, shop } = features;
  const ownBlog = blogOf(blog, async (post) => {
    const found = await builder.documents.ofPost(post);
    return found && kitSheet.prepare(found.document);
  });
  const lists = blogPages(ownBlog).map((page) =>
    page.url.startsWith(BLOG_PATH) ? movedPosts(page, ownBlog) : page,
  );
  const own = slugPage([
    postsSource(ownBlog),
    documentSource(builder.documents, kitSheet, frontPage),
    postSource(ownBlog, blog),
  ]);
  const beside = (await annex?.pages(features)) ?? [];
  return [
    ...beside.map((page) => onlyWithDemo(page, own, state)),
    ...lists,
    furtherPosts(ownBlog),
    previewPage(ownBlog, blog),
    ...searchPages(ownBlog),
    ...shopPages(shop),
    {
      url: '/',
      tags: () => [FRONT_PAGE_TAG, HOME_TAG],
      query: SEARCH_PARAMETERS,
      async render(_, visit) {
        const parts = ownBlog(visit.site);
        if (visit.query.s !== undefined) return searchPage(parts, visit, 1);
        const content = await home(parts, visit);
        return content && withOrganization(content, visit);
      },
    },
    own,
  ];

  async function home(parts: BlogParts, visit: Visit): Promise<PageContent | null> {
    const front = await frontPage.show(builder.documents);
    // Without a chosen home page, what is shown here depends on the existing content.
    const shows = front ? [] : [BLOG_TAG];
    if (!front && (await blog.blog.list({}, 1)).total > 0) {
      const posts = await newestPosts(parts, 1, visit);
      return posts && { ...posts, places: atHome(posts.places), shows: [BLOG_TAG] };
    }
    const shown = front ?? (await firstPage(builder.documents));
    if (!shown) return { ...emptySite(visit), shows };
    const canonical = front ? '/' : postPath({ slug: shown.slug ?? '' });
    const head = { canonical, social: { type: 'website' }, feeds: feedsOf(parts) } as const;
    return { ...(await publishedContent(shown, kitSheet, head)), shows };
  }
}

/** What visitors see until a home page is chosen: the oldest page. */
async function firstPage(documents: Documents): Promise<PublishedDocument | null> {
  const pages = await documents.list({ types: [PAGE_TYPE], state: 'published' });
  const first = Math.min(...pages.map(({ id }) => id));
  return Number.isFinite(first) ? documents.published(first) : null;
}

const PAGE_TYPE = 'wp-page';

function emptySite({ site, forms: { visit } }: Visit): PageContent {
  // Signed-in visitors see a different page.
  visit.noteRead();
  return {
    title: site.name,
    description: site.tagline || site.name,
    head: { isHidden: true },
    body: <EmptySitePage isOwner={visit.user !== null} language={site.language} />,
  };
}
