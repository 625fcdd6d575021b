/** What was imported, one line for each kind with any. */
export function countsInWords(counts: Readonly<Record<string, number>>): string[] {
  const lines = Object.entries(WORDS).flatMap(([kind, [one, many]]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return lines.length > 0 ? lines : ['There was nothing to import in this file.'];
}

const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  posts: ['post', 'posts'],
  pages: ['page', 'pages'],
  comments: ['comment', 'comments'],
  terms: ['category or tag', 'categories and tags'],
  authors: ['author', 'authors'],
  media: ['picture named', 'pictures named'],
  designed: [
    'page or template designed with Elementor, kept in your library of kits',
    'pages and templates designed with Elementor, kept in your library of kits',
  ],
  known: ['entry that was here already', 'entries that were here already'],
  skipped: ['entry that a blog has no place for', 'entries that a blog has no place for'],
};
