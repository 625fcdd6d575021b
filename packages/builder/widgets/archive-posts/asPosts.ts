import { type Settings, textOf } from '../../model/settings/read.ts';

/** Prefix of this widget's settings and skins; the rest is named as in `posts`. */
export const ARCHIVE = 'archive_';

/** The settings under the names of `posts`: the page's own list, in the skin of the same name. */
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
