import type { SiteList } from '@portico/builder/wire/admin';
import { PART_TYPES, POPUP_TYPE } from '@portico/builder/wire/public';
import type { Features } from '../features.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Choices for authors, by the names that widgets store. */
export async function siteList(
  { blog: { blog }, builder, contactForm, reviews, theme }: Features,
  of: SiteList,
): Promise<Choice[]> {
  const templatesOf = async (wanted: string): Promise<Choice[]> =>
    (await builder.templates.list())
      .filter(({ type }) => type === wanted)
      .map(({ id, title }) => ({ value: String(id), label: title }));
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
      return templatesOf('loop-item');
    case 'saved-parts':
      return (await builder.documents.list({ types: PART_TYPES })).map(({ id, title, isPublished }) => ({
        value: String(id),
        label: isPublished ? title : `${title} (draft)`,
      }));
    case 'popups':
      return templatesOf(POPUP_TYPE);
    case 'authors':
      return named(await blog.authors());
  }
}

function named(things: readonly { readonly slug: string; readonly name: string }[]): Choice[] {
  return things.map(({ slug, name }) => ({ value: slug, label: name }));
}
