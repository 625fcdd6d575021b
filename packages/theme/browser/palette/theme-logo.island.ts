import type { Stop } from '@portico/kernel/islands';
import { PALETTE_ATTRIBUTE } from '../../wire/public.ts';
import type { ThemeWindow } from '../page/ThemePage.ts';

/** A logo with a picture for each palette. */
export function start(element: HTMLElement): Stop {
  const page = element.ownerDocument;
  const view = (page.defaultView ?? window) as ThemeWindow;
  const html = page.documentElement;
  const update = (): void =>
    swap(element as HTMLImageElement, view.variants, html.getAttribute(PALETTE_ATTRIBUTE) === 'dark');
  const watcher = new view.MutationObserver(update);
  watcher.observe(html, { attributeFilter: [PALETTE_ATTRIBUTE] });
  update();
  return () => watcher.disconnect();
}

function swap(logo: HTMLImageElement, variants: ThemeWindow['variants'], isDark: boolean): void {
  const pictures = variants?.[logo.dataset.variant ?? ''];
  if (!pictures?.light) return;
  const { light, dark, same } = pictures;
  const picture = isDark && !same && dark?.src ? dark : light;
  if (picture.src) logo.src = picture.src;
  for (const name of ['srcset', 'sizes'] as const)
    if (picture[name]) logo.setAttribute(name, picture[name]);
    else logo.removeAttribute(name);
}
