import { halt } from '../page/halt.ts';
import type { ThemePage } from '../page/ThemePage.ts';

/** The shop's filters on a phone. The class on the document is spelt as the theme's style sheet spells it. */
export function shopSidebar({ page, all, onClick }: ThemePage): void {
  onClick('.nv-sidebar-toggle', (button, event) => {
    halt(event, button);
    for (const sidebar of all('.shop-sidebar')) sidebar.classList.toggle('sidebar-open');
    page.documentElement.classList.toggle('menu-openend');
    return true;
  });
}
