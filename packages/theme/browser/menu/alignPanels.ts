import type { ThemePage } from '../page/ThemePage.ts';

const FREE_PX = 20;

/** Moves panels back that would open beyond the edge of the window. */
export function alignPanels({ all, view, isRtl }: ThemePage): void {
  for (const panel of all('.sub-menu,.minimal .nv-nav-search')) {
    const { style } = panel;
    style.left = style.right = style.transform = '';
    const before = panel.getBoundingClientRect();
    if (before.left < 0) {
      style.left = isRtl() ? 'auto' : '0';
      style.right = isRtl() ? '-100%' : 'auto';
    }
    if (before.right >= view.innerWidth) {
      style.right = isRtl() ? '0' : '100%';
      style.left = 'auto';
    }
    const { left, right } = panel.getBoundingClientRect();
    const shift = left < 0 ? FREE_PX - left : right > view.innerWidth ? view.innerWidth - right - FREE_PX : 0;
    if (shift) style.transform = `translateX(${shift}px)`;
  }
  if (view.menuCalcEvent) view.dispatchEvent(view.menuCalcEvent);
}
