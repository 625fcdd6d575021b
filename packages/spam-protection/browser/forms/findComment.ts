/** A link to a comment does not say which page it is on by now; the server knows. */
export function findComment(
  page: Pick<Document, 'getElementById' | 'querySelector'>,
  location: Pick<Location, 'hash' | 'search' | 'replace'>,
): void {
  const [, id] = /^#comment-(\d+)$/.exec(location.hash) ?? [];
  const isAsked = location.search.includes('comment=');
  if (id && !isAsked && !page.getElementById(`comment-${id}`) && page.querySelector('.comment-navigation'))
    location.replace(`?comment=${id}${location.hash}`);
}
