/** The page of a list that the server has sent, which may be a later one. */
export function pageShown(page: Document): number {
  return numberIn(page.querySelector('.page-numbers.current')) || 1;
}

/**
 * URL of another page of a list, based on its pagination links, which exist even if hidden. A page that is not linked follows
 * the pattern of the others. `null` if there are no links.
 */
export function listAddress(page: Document, number: number): string | null {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a.page-numbers')];
  const link = links.find((each) => numberIn(each) === number);
  if (link) return link.pathname + link.search;
  const other = links.find((each) => numberIn(each) > 1);
  return other ? withNumber(other, numberIn(other), number) : null;
}

/** `/blog/page/2/` ends with the number; without permalinks it is `?paged=2`. */
function withNumber({ pathname, search }: HTMLAnchorElement, from: number, to: number): string | null {
  const path = pathname.replace(new RegExp(`/${from}(/?)$`), `/${to}$1`);
  const query = search.replace(new RegExp(`([?&]paged?=)${from}(?!\\d)`), `$1${to}`);
  return path !== pathname ? path + search : query !== search ? pathname + query : null;
}

/** Some themes write "Page 2", and thousands have a separator. */
function numberIn(element: Element | null): number {
  return Number(element?.textContent?.replace(/\D+/g, ''));
}
