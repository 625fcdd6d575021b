import { useEffect } from 'react';

/** A sheet of the canvas for as long as there is something in it. */
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
