/** The page of a list that the server has sent: somebody may have come by the address of a later one. */
export function pageShown(page: Document): number {
  return numberIn(page.querySelector('.page-numbers.current')) || 1;
}

/**
 * The address of another page of a list, as its page numbers have it. They are in the page even where nobody sees them;
 * one that is not among them is like its neighbours. `null` when there are none to go by.
 */
export function listAddress(page: Document, number: number): string | null {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a.page-numbers')];
  const link = links.find((each) => numberIn(each) === number);
  if (link) return link.pathname + link.search;
  const other = links.find((each) => numberIn(each) > 1);
  return other ? withNumber(other, numberIn(other), number) : null;
}

/** `/blog/page/2/` ends with the number; an address without permalinks has it as `?paged=2`. */
function withNumber({ pathname, search }: HTMLAnchorElement, from: number, to: number): string | null {
  const path = pathname.replace(new RegExp(`/${from}(/?)$`), `/${to}$1`);
  const query = search.replace(new RegExp(`([?&]paged?=)${from}(?!\\d)`), `$1${to}`);
  return path !== pathname ? path + search : query !== search ? pathname + query : null;
}

/** Some themes write "Page 2", and a thousand has a mark in it. */
function numberIn(element: Element | null): number {
  return Number(element?.textContent?.replace(/\D+/g, ''));
}
