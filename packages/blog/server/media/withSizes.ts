/** A file that a page may show a picture from. */
interface Source {
  readonly url: string;
  readonly width: number;
  readonly type: string;
}

const IMAGE = /<img\b[^<>]*>/gi;
const UPLOADED = /\ssrc="\/media\/([0-9a-f]{20})-\d{1,5}\.(?:webp|jpg)"/;
/** Of a picture that is cut to its place, and has to be larger than that. */
const OWN_SIZES = /\ssizes="/i;
/** As wide as the page, and never wider than its widest text or than the picture itself. */
const pageWidth = (widest: number): string => {
  const most = widest < WIDEST_TEXT ? `${widest}px` : '80rem';
  return `(min-width: ${most}) ${most}, 100vw`;
};
const WIDEST_TEXT = 1280;

/** The uploaded pictures in a page whose sizes it does not offer yet: the part of their address that they share. */
export function picturesIn(html: string): readonly string[] {
  const found = [...html.matchAll(IMAGE)].flatMap(([tag]) => pictureIn(tag) ?? []);
  return [...new Set(found)];
}

/** Lets the browser choose among the sizes of each picture: a photo is sharp on a large screen and small on a phone. */
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

/** A browser that waits until it has laid out the page knows better, if it knows how much room to keep free. */
function shownWidth(tag: string, widest: number): string {
  const keepsItsPlace = /\swidth="\d/.test(tag) && /\sheight="\d/.test(tag);
  return keepsItsPlace && /\sloading="lazy"/.test(tag) ? `auto, ${pageWidth(widest)}` : pageWidth(widest);
}
