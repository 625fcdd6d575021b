import { BLOG_TAG, COMMENTS_QUERY, type Post, PREVIEW_NONCE } from '@portico/blog/server';
import {
  type Crumb,
  languageName,
  languagePath,
  PostView,
  phrasesIn,
  postPath,
  RelatedPosts,
  readable,
  withHeadings,
} from '@portico/blog/ui';
import {
  DocumentView,
  documentScripts,
  type PageFacts,
  PageFactsProvider,
  pageClasses,
  pageFrameOf,
} from '@portico/builder/document';
import { kindTag } from '@portico/builder/server';
import { POST_TYPE } from '@portico/builder/wire/public';
import { IslandStyle } from '@portico/kernel/islands/react';
import { escapeMarkup } from '@portico/kernel/markup';
import type { ReactNode } from 'react';
import type { PageContent, Visit } from '../Page.ts';
import type { PageHead } from '../PageHead.ts';
import { postPlaces } from '../places.ts';
import type { SlugSource } from '../slugPage.ts';
import { aboutPost } from './aboutPost.ts';
import type { BlogOf, BlogParts, BuiltPost } from './BlogParts.ts';
import { cardOf } from './cardOf.ts';
import { categoryCrumb } from './categoryCrumb.ts';
import { feedsOf } from './feedsOf.ts';
import { postText } from './postText.ts';
import { searchedLanguage } from './searchedLanguage.ts';
import { articleData, breadcrumbData } from './structuredData.ts';

/** The blog's posts and pages, directly below the root. */
export function postSource(blogOf: BlogOf, { movedTo }: Pick<BlogParts, 'movedTo'>): SlugSource {
  return {
    // A post adds the tags of what it lists itself, and until there is a post the slug is unused. The document that renders it
    // changes independently, hence this tag.
    tags: () => [kindTag(POST_TYPE)],
    query: COMMENTS_QUERY,
    async render(slug, visit) {
      const parts = blogOf(visit.site);
      const post = await parts.blog.read(slug);
      return post && postPage(parts, post, visit);
    },
    movedTo,
  };
}

const RELATED = 3;

/** A post's page; also used for previews before it is published. */
export async function postPage(
  parts: BlogParts,
  post: Post,
  visit: Pick<Visit, 'origin'> & Partial<Pick<Visit, 'query'>>,
): Promise<PageContent> {
  const { blog } = parts;
  const isPost = post.type === 'post';
  const neighbours = isPost ? await blog.neighbours(post) : { older: null, newer: null };
  const related = isPost ? await blog.related(post, RELATED) : [];
  const trail = await trailOf(parts, post);
  const drawn = postText(post, visit.query?.[PREVIEW_NONCE]);
  const text = withHeadings(readable(drawn.html, post.language));
  const comments = (
    <div className="container nv-comments-wrap">
      <IslandStyle name="blog" />
      {await parts.commentsOf(post.id, visit.query)}
    </div>
  );
  const sheet = drawn.sheet && <link rel="stylesheet" href={drawn.sheet} precedence="page" />;
  const readOn = <RelatedPosts title={phrasesIn(post.language).readOn} posts={related} />;
  const built = isPost ? await parts.builtOf(post.id) : null;
  const about = isPost ? { post: aboutPost(parts, post, neighbours) } : {};
  const facts = { ...factsOf(post, text.html, comments), ...about, trail, headings: text.headings };
  const frame = pageFrameOf(built?.document.settings);
  // The document itself asks for no theme or template around its text.
  const isWithout = built !== null && (frame === 'canvas' || frame === 'full');
  const drawing = built && <Built built={built} facts={facts} />;
  return {
    title: post.title,
    description: post.excerpt || post.title,
    language: post.language,
    head: headOf(parts, post, trail, visit.origin),
    embeds: { postId: post.id },
    searched: searchedLanguage(parts, post.language),
    shows: [BLOG_TAG],
    ...(built && { inlineScripts: documentScripts(built.document) }),
    body: (
      <PostView
        post={post}
        {...text}
        built={drawing}
        about={post.author?.about ?? null}
        trail={trail}
        translations={post.translations}
        {...neighbours}
      >
        {comments}
        {sheet}
        {readOn}
      </PostView>
    ),
    places: postPlaces(post),
    ...(isPost &&
      !isWithout && {
        drawn: {
          types: ['single-post'],
          facts: drawing ? { ...facts, built: drawing } : facts,
          after: sheet,
          readOn,
        },
      }),
    ...(built && {
      classes: pageClasses(built.document, frame),
      ...(isWithout && { body: drawing }),
      ...(frame === 'canvas' && { isAlone: true }),
    }),
  };
}

/** A post's document with its style sheets. Widgets about the post show the post's own data. */
function Built({ built, facts }: { readonly built: BuiltPost; readonly facts: PageFacts }) {
  const { content: _content, comments: _comments, headings: _headings, ...about } = facts;
  return (
    <>
      {built.sheets.map((sheet) => (
        <link rel="stylesheet" href={sheet} precedence="page" key={sheet} />
      ))}
      <PageFactsProvider value={about}>
        <DocumentView document={built.document} />
      </PageFactsProvider>
    </>
  );
}

function factsOf(post: Post, html: string, comments: ReactNode): PageFacts {
  const picture = post.cover && cardOf(post.cover);
  return {
    url: postPath(post.slug),
    title: post.title,
    excerpt: escapeMarkup(post.excerpt),
    content: `<div class="p-prose">${html}</div>`,
    ...(picture && { picture: { src: picture.path, alt: picture.alt } }),
    comments,
  };
}

async function trailOf({ blog, name, path, languages }: BlogParts, post: Post): Promise<readonly Crumb[]> {
  const home = { label: phrasesIn(post.language).home, path: '/' };
  const here = { label: post.title, path: postPath(post.slug) };
  if (post.type === 'page')
    return [home, ...post.above.map(({ slug, title }) => ({ label: title, path: postPath(slug) })), here];
  if (languages.indexOf(post.language) > 0)
    return [home, { label: languageName(post.language), path: languagePath(post.language) }, here];
  const [category] = post.categories;
  const categories = category ? [...(await blog.categoriesAbove(category.slug)), category] : [];
  return [home, { label: name, path }, ...categories.map(categoryCrumb), here];
}

function headOf(parts: BlogParts, post: Post, trail: readonly Crumb[], origin: string): PageHead {
  return {
    canonical: postPath(post.slug),
    alternates:
      post.translations.length > 0
        ? [{ language: post.language, slug: post.slug }, ...post.translations].map(({ language, slug }) => ({
            language,
            path: postPath(slug),
          }))
        : [],
    feeds: feedsOf(parts),
    social: {
      type: 'article',
      ...(post.cover && { image: cardOf(post.cover) }),
      article: {
        publishedAt: post.publishedAt,
        modifiedAt: post.modifiedAt,
        author: post.author?.name ?? null,
        section: post.categories[0]?.name ?? null,
        tags: post.tags.map(({ name }) => name),
      },
    },
    structuredData: [articleData(post, parts, origin), breadcrumbData(trail, origin)],
  };
}
