import type { ThemeWindow } from '../page/ThemePage.ts';

/** Gives a logo the picture of a palette, if the page has one for it. */
export function swapLogo(
  logo: HTMLImageElement,
  variants: ThemeWindow['variants'],
  palette: 'light' | 'dark',
): void {
  const pictures = variants?.[logo.dataset.variant ?? ''];
  if (!pictures?.light) return;
  const { light, dark, same } = pictures;
  const picture = palette === 'dark' && !same && dark?.src ? dark : light;
  if (picture.src) logo.src = picture.src;
  for (const name of ['srcset', 'sizes'] as const)
    if (picture[name]) logo.setAttribute(name, picture[name]);
    else logo.removeAttribute(name);
}
