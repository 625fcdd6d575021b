import type { PageOfList } from '@portico/builder/document';
import { LIST_PAGE_PARAMETER } from '@portico/builder/wire/public';

/** Always the first page of a list; records whether there are lists at all. */
export function firstPages(): { readonly pageOfList: PageOfList; wereAsked(): boolean } {
  let isAsked = false;
  return {
    pageOfList() {
      isAsked = true;
      return 1;
    },
    wereAsked: () => isAsked,
  };
}

/** The list pages that a URL asks for. */
export function pagesIn(query: unknown): PageOfList {
  const given = new Map(Object.entries(query ?? {}));
  return (widget) => {
    const asked = given.get(`${LIST_PAGE_PARAMETER}${widget}`);
    return typeof asked === 'string' && NUMBER.test(asked) ? Number(asked) : 1;
  };
}

export function asksForListPage(address: string): boolean {
  return address.includes(LIST_PAGE_PARAMETER, address.indexOf('?') + 1);
}

const NUMBER = /^[1-9]\d{0,3}$/;
