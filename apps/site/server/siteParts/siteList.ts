import type { SiteList } from '@portico/builder/wire/admin';
import type { Features } from '../features.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What an author can choose from, by the names that widgets keep. */
export async function siteList(
  { blog: { blog }, builder, contactForm, reviews, theme }: Features,
  of: SiteList,
): Promise<Choice[]> {
  switch (of) {
    case 'forms':
      return (await contactForm.forms.list()).map(({ id, title }) => ({ value: String(id), label: title }));
    case 'feeds':
      return (await reviews.feeds.list()).map(({ id, title }) => ({ value: String(id), label: title }));
    case 'menus':
      return (await theme.menus.list()).map(({ id, name }) => ({ value: String(id), label: name }));
    case 'categories':
      return named(await blog.terms('category'));
    case 'tags':
      return named(await blog.terms('tag'));
    case 'loop-items':
      return (await builder.templates.list())
        .filter(({ type }) => type === 'loop-item')
        .map(({ id, title }) => ({ value: String(id), label: title }));
    case 'authors':
      return named(await blog.authors());
  }
}

function named(things: readonly { readonly slug: string; readonly name: string }[]): Choice[] {
  return things.map(({ slug, name }) => ({ value: slug, label: name }));
}
