import { type SiteStyle, STYLE_PATH } from '@portico/theme/wire/admin';
import { useCallback, useEffect, useRef } from 'react';
import type { PictureValues } from '../settings/PicturesSection.tsx';
import styles from './Guide.module.css';

interface HomePictureProps {
  /** The style with the currently chosen colours; `null` until it is known. */
  readonly style: SiteStyle | null;
  /** The currently chosen logo; `null` if unchanged. */
  readonly pictures: PictureValues | null;
  readonly siteName: string;
  /** Changes when the page has to be reloaded. */
  readonly version: number;
}

/** A preview of the home page with an unsaved look. */
export function HomePicture({ style, pictures, siteName, version }: HomePictureProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page?.head) return;
    if (style) showStyle(page, style);
    if (pictures) showLogo(page, pictures, siteName);
  }, [style, pictures, siteName]);

  useEffect(show, [show]);

  return (
    <iframe
      ref={frame}
      className={styles.picture}
      title="Your home page"
      src="/"
      key={version}
      onLoad={show}
      sandbox="allow-same-origin allow-scripts"
    />
  );
}

const TRIED = 'portico-tried-style';

function showStyle(page: Document, style: SiteStyle): void {
  const before = page.getElementById(TRIED);
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${STYLE_PATH}?look=${base64url(JSON.stringify(style))}`;
  // Keep the old sheet until the new one is loaded, to avoid flicker.
  link.onload = () => before?.remove();
  before?.removeAttribute('id');
  link.id = TRIED;
  page.head.append(link);
}

function showLogo(page: Document, pictures: PictureValues, siteName: string): void {
  for (const logo of page.querySelectorAll('a.p-logo')) {
    const picture = pictures['logo.light'];
    const name = page.createElement('span');
    name.textContent = siteName;
    if (!picture) {
      logo.replaceChildren(name);
      continue;
    }
    const image = page.createElement('img');
    image.className = 'p-logo-picture';
    image.src = picture.url;
    image.alt = pictures.hasName ? '' : siteName;
    [image.width, image.height] = [picture.width, picture.height];
    logo.replaceChildren(image, ...(pictures.hasName ? [name] : []));
  }
}

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
