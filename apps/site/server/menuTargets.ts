import { BLOG_PATH, BLOG_TAG, type Blog, postPath, postTag, termPath } from '@portico/blog/server';
import { type Documents, linkTag, PAGE_TYPE } from '@portico/builder/server';
import type { ContentVersions } from '@portico/kernel/server';
import { CART_PATH, productPath, SHOP_TAG, type ShopServer } from '@portico/shop/server';
import { MENUS_TAG, type Menus, type MenuTargets } from '@portico/theme/server';
import type { FoundTarget, TargetChoice } from '@portico/theme/wire/admin';
import { FRONT_PAGE_TAG } from './frontPage.ts';

/** What menus on this site can link to. Each source is a function because menus are created before the others. */
export interface TargetSources {
  readonly documents: () => Documents;
  readonly blog: () => Blog;
  readonly products: () => ShopServer['products'];
  readonly frontPage: () => Promise<number | null>;
}

const SHOP_PATH = '/shop/';
const MOST_CHOICES = 50;
/** More would not fit into a header. */
const MOST_PAGES = 7;
const GONE: FoundTarget = { title: '', href: null, state: 'gone' };

export function menuTargets({ documents, blog, products, frontPage }: TargetSources): MenuTargets {
  const shown = (title: string, href: string): FoundTarget => ({ title, href, state: 'shown' });

  async function findPage(id: number): Promise<FoundTarget> {
    const page = await documents().find(id);
    if (!page || page.trashedAt !== null || page.type !== PAGE_TYPE)
      return { ...GONE, title: page?.title ?? '' };
    const published = await documents().published(id);
    if (!published?.slug) return { title: page.title, href: null, state: 'hidden' };
    return shown(published.title, id === (await frontPage()) ? '/' : postPath({ slug: published.slug }));
  }

  async function pages(search?: string): Promise<readonly TargetChoice[]> {
    const front = await frontPage();
    const listed = await documents().list({
      types: [PAGE_TYPE],
      state: 'published',
      limit: MOST_CHOICES,
      ...(search && { search }),
    });
    return listed.flatMap(({ id, title, slug }) =>
      slug ? [{ target: { kind: 'page', id }, title, href: id === front ? '/' : postPath({ slug }) }] : [],
    );
  }

  return {
    isTagOfPage: (tag) => tag.startsWith(linkTag('')),
    addressTags: [FRONT_PAGE_TAG],
    async pages() {
      const own = (await pages()).filter(({ href }) => href !== '/');
      return own.sort((a, b) => numberOf(a) - numberOf(b)).slice(0, MOST_PAGES);
    },
    async find(target) {
      switch (target.kind) {
        case 'page':
          return findPage(target.id);
        case 'post': {
          const post = await blog().find(target.id);
          return post ? shown(post.title, postPath(post)) : GONE;
        }
        case 'category': {
          const term = await blog().term('category', target.slug);
          return term ? shown(term.name, termPath('category', term.slug)) : { ...GONE, title: target.slug };
        }
        case 'product': {
          const product = (await products().listShown()).find(({ id }) => id === target.id);
          return product ? shown(product.name, productPath(product.slug)) : GONE;
        }
      }
    },
    async search(kind, words) {
      const has = (title: string): boolean => title.toLowerCase().includes(words.toLowerCase());
      switch (kind) {
        case 'page':
          return [...SITE_PLACES.filter(({ title }) => has(title)), ...(await pages(words))];
        case 'post': {
          const { posts } = words
            ? await blog().search(words, 1)
            : await blog().list({ type: 'post', perPage: MOST_CHOICES }, 1);
          return posts.map((post) => ({
            target: { kind, id: post.id },
            title: post.title,
            href: postPath(post),
          }));
        }
        case 'category': {
          const terms = (await blog().terms('category')).filter(({ name }) => has(name));
          return terms.slice(0, MOST_CHOICES).map(({ name, slug }) => ({
            target: { kind, slug },
            title: name,
            href: termPath('category', slug),
          }));
        }
        case 'product': {
          const found = (await products().listShown()).filter(({ name }) => has(name));
          return found.slice(0, MOST_CHOICES).map(({ id, name, slug }) => ({
            target: { kind, id },
            title: name,
            href: productPath(slug),
          }));
        }
      }
    },
    tagOf(target) {
      if (target.kind === 'page') return linkTag(target.id);
      if (target.kind === 'post') return postTag(target.id);
      return target.kind === 'category' ? BLOG_TAG : SHOP_TAG;
    },
  };
}

/** Pages that every site has, besides those that people create. */
const SITE_PLACES: readonly TargetChoice[] = [
  ['Home', '/'],
  ['Posts', BLOG_PATH],
  ['Shop', SHOP_PATH],
  ['Cart', CART_PATH],
].map(([title = '', href = '']) => ({ target: { kind: 'address', href }, title, href }));

function numberOf({ target }: TargetChoice): number {
  return target.kind === 'page' ? target.id : 0;
}

/** Changing something that a menu links to also touches the menus. */
export function changingMenus(
  content: ContentVersions,
  menus: Pick<Menus, 'isConcernedBy'>,
): ContentVersions {
  return {
    stamp: content.stamp,
    async touch(transaction, tags) {
      const isConcerned = await menus.isConcernedBy(transaction, tags);
      await content.touch(transaction, isConcerned ? [...tags, MENUS_TAG] : tags);
    },
  };
}
