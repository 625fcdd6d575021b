import type { PictureWords } from '@portico/blog/server';
import type { LightboxSources } from '@portico/builder/document';
import type { SiteAnswer } from '@portico/builder/wire/admin';
import { textOfClean } from '@portico/kernel/server/html';

type SitePicture = NonNullable<NonNullable<SiteAnswer['pictures']>[number]>;

/** What a widget may show of a picture's texts in the library. */
export function sitePicture(words: PictureWords, sources: LightboxSources): SitePicture {
  const { title, caption, description } = words;
  return {
    ...{ title, caption, description },
    lightbox: { title: said(words, sources.title), description: said(words, sources.description) },
  };
}

function said({ title, alt, ...marked }: PictureWords, source: LightboxSources['title']): string {
  if (source === '') return '';
  if (source === 'title' || source === 'alt') return { title, alt }[source];
  return textOfClean(marked[source]).replace(/\s+/g, ' ').trim();
}
