import { type Settings, textOf } from '../../model/settings/read.ts';

/** What the settings and the skins of this widget begin with; behind it they are called as those of `posts` are. */
export const ARCHIVE = 'archive_';

/** The settings under the names of `posts`: the list that the page is, in the skin of the same name. */
export function asPosts(settings: Settings): Settings {
  const own = Object.entries(settings).map(([name, value]) => [withoutArchive(name), value]);
  return {
    ...Object.fromEntries(own),
    _skin: withoutArchive(textOf(settings._skin)),
    posts_post_type: 'current_query',
  };
}

function withoutArchive(name: string): string {
  return name.startsWith(ARCHIVE) ? name.slice(ARCHIVE.length) : name;
}
