import type { SiteSettings } from '@portico/admin/wire/admin';
import type { BlogServer } from '@portico/blog/server';
import { type DateForm, phrasesIn } from '@portico/blog/ui';
import type { BlogOf, BlogParts } from './BlogParts.ts';

/** The blog, as configured by its owner. */
export function blogOf(
  { blog, comments, movedTo }: BlogServer,
  builtOf: BlogParts['builtOf'] = async () => null,
): BlogOf {
  return (site) => ({
    blog,
    commentsOf: (postId, query) => comments.commentsOf(String(postId), query),
    builtOf,
    movedTo,
    languages: blogLanguages(site),
    language: site.language,
    name: site.blog.name === phrasesIn('en').blog ? phrasesIn(site.language).blog : site.blog.name,
    path: postsPath(site),
    search: site.search,
    about: site.blog.about,
    timeZone: site.timeZone,
    publisher: site.name,
  });
}

/** Path of the newest posts. */
export function postsPath({ blog }: Pick<SiteSettings, 'blog'>): string {
  return `/${blog.address}/`;
}

export function dateFormOf({ formats, timeZone }: SiteSettings): DateForm {
  return { form: formats.date, timeZone };
}

/** The languages of the posts, the main one first. */
export function blogLanguages({ blog }: SiteSettings): readonly [string, ...string[]] {
  const [main = 'en', ...others] = blog.languages;
  return [main, ...others];
}
