/** One of a picture's files. */
interface Source {
  readonly url: string;
  readonly width: number;
  readonly type: string;
}

const IMAGE = /<img\b[^<>]*>/gi;
const UPLOADED = /\ssrc="\/media\/([0-9a-f]{20})-\d{1,5}\.(?:webp|jpg)"/;
/** For cropped pictures, which must be larger than their box. */
const OWN_SIZES = /\ssizes="/i;
/** As wide as the page, but never wider than its widest text or the picture itself. */
const pageWidth = (widest: number): string => {
  const most = widest < WIDEST_TEXT ? `${widest}px` : '80rem';
  return `(min-width: ${most}) ${most}, 100vw`;
};
const WIDEST_TEXT = 1280;

/** Uploaded pictures in a page without `srcset`: the shared part of their URLs. */
export function picturesIn(html: string): readonly string[] {
  const found = [...html.matchAll(IMAGE)].flatMap(([tag]) => pictureIn(tag) ?? []);
  return [...new Set(found)];
}

/** Lets the browser choose among each picture's sizes: sharp on large screens, small on phones. */
export function withSizes(html: string, sourcesOf: (picture: string) => readonly Source[]): string {
  return html.replace(IMAGE, (tag) => {
    const picture = pictureIn(tag);
    const sources = picture === null ? [] : sourcesOf(picture).filter(({ type }) => type === 'image/webp');
    if (sources.length < 2) return tag;
    const srcset = sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
    const widest = Math.max(...sources.map(({ width }) => width));
    const open = tag.slice(0, tag.endsWith('/>') ? -2 : -1).trimEnd();
    const sizes = OWN_SIZES.test(tag) ? '' : ` sizes="${shownWidth(tag, widest)}"`;
    return `${open} srcset="${srcset}"${sizes}/>`;
  });
}

function pictureIn(tag: string): string | null {
  return /\ssrcset=/i.test(tag) ? null : (UPLOADED.exec(tag)?.[1] ?? null);
}

/** A lazy-loaded picture can use its laid-out width, if it reserves its space. */
function shownWidth(tag: string, widest: number): string {
  const keepsItsPlace = /\swidth="\d/.test(tag) && /\sheight="\d/.test(tag);
  return keepsItsPlace && /\sloading="lazy"/.test(tag) ? `auto, ${pageWidth(widest)}` : pageWidth(widest);
}
