import { useEffect } from 'react';

/** Adds a sheet to the canvas while it is not empty. */
export function useAdoptedSheet(page: Document | null, css: string): void {
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view || css === '') return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [page, css]);
}
