import { escapeMarkup } from '@portico/kernel/markup';
import { fileName, isKitBox } from '../../model/settings/missingPicture.ts';
import { type PictureSize, sizeInName } from '../../model/settings/standIns.ts';
import { kitPictureName } from '../kitPictureName.ts';

/**
 * Shows a box with its name over each picture on the canvas that cannot be loaded. Done with a style rule, so that the edited
 * content does not change.
 */
export function nameMissingPictures(page: Document): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  const sheet = new view.CSSStyleSheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const named = new Set<string>();

  const pictureOf = ({ target }: Event): HTMLImageElement | null =>
    target instanceof view.HTMLImageElement && !named.has(target.getAttribute('src') ?? '') ? target : null;
  const name = (picture: HTMLImageElement, words: string): void => {
    const src = picture.getAttribute('src') ?? '';
    if (src === '' || named.has(src) || named.size > MOST) return;
    named.add(src);
    const box = `data:image/svg+xml,${encodeURIComponent(drawBox(sizeOf(picture, src), words))}`;
    sheet.insertRule(`img[src=${cssText(src)}]{content:url(${cssText(box)})}`);
  };
  const onError = (event: Event): void => {
    const picture = pictureOf(event);
    if (picture) name(picture, `Missing: ${fileName(picture.getAttribute('src') ?? '')}`);
  };
  const onLoad = (event: Event): void => {
    const picture = pictureOf(event);
    const src = picture?.getAttribute('src') ?? '';
    if (picture && isKitBox(src))
      void kitPictureName(src).then((own) => own && name(picture, `Missing: ${own}`));
  };
  page.addEventListener('error', onError, true);
  page.addEventListener('load', onLoad, true);
  return () => {
    page.removeEventListener('error', onError, true);
    page.removeEventListener('load', onLoad, true);
  };
}

/** On a page with more, only the first ones are named. */
const MOST = 500;

function sizeOf(picture: HTMLImageElement, src: string): PictureSize {
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
  if (width && height && width < 10_000 && height < 10_000) return { width, height };
  return sizeInName(src) ?? { width: 1200, height: 800 };
}

function drawBox({ width, height }: PictureSize, words: string): string {
  const size = Math.max(4, Math.min(width / 24, height / 4, (width * 1.6) / words.length)).toFixed(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#e7e9ec"/><text x="50%" y="50%" fill="#3d4450" font-family="system-ui,sans-serif" font-size="${size}" text-anchor="middle" dominant-baseline="central">${escapeMarkup(words)}</text></svg>`;
}

function cssText(text: string): string {
  return `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}
