import { isRecord, numberOf, recordOf, type Settings, textOf } from './read.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** URL of the placeholder for a picture that cannot be shown; `null` for one that can. */
export type StandIn = (address: string, size: PictureSize) => string | null;

/**
 * An element's effective settings, with placeholders of the right size for pictures that cannot be shown. The same object if
 * nothing is replaced. Never stored.
 */
export function withStandIns(settings: Settings, standIn: StandIn): Settings {
  return recordIn(settings, settings, standIn, DEEPEST);
}

const DEEPEST = 8;
/** The size of Elementor's default picture. */
const USUAL: PictureSize = { width: 1200, height: 800 };
const DRAWING: PictureSize = { width: 100, height: 100 };
const LARGEST = 10_000;

function valueIn(value: unknown, around: Settings, standIn: StandIn, depth: number): unknown {
  if (typeof value === 'string') return value.includes('<img') ? htmlIn(value, standIn) : value;
  if (depth === 0) return value;
  if (Array.isArray(value)) {
    const next = value.map((one) => valueIn(one, around, standIn, depth - 1));
    return next.every((one, index) => one === value[index]) ? value : next;
  }
  return isRecord(value) ? pictureIn(value, around, standIn, depth) : value;
}

function recordIn(value: Settings, around: Settings, standIn: StandIn, depth: number): Settings {
  const next: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    // What these refer to is decided by the site.
    if (typeof one === 'number' || name.startsWith('__')) continue;
    const drawn = valueIn(one, around, standIn, depth);
    if (drawn !== one) next[name] = drawn;
  }
  return Object.keys(next).length > 0 ? { ...value, ...next } : value;
}

function pictureIn(value: Settings, around: Settings, standIn: StandIn, depth: number): Settings {
  const kind = value.$$type;
  if (kind === 'image' || kind === 'image-src' || kind === 'svg-src') return atomicIn(value, standIn);
  if (!isPicture(value, around))
    return recordIn(value, value.library === 'svg' ? value : around, standIn, depth - 1);
  const size = sizeOf(value, around);
  const address = standIn(value.url, size);
  return address === null ? value : { ...value, url: address, ...size };
}

/** Elementor stores a picture with its id or alternative text, unlike links. */
function isPicture(value: Settings, around: Settings): value is Settings & { readonly url: string } {
  const { url } = value;
  if (typeof url !== 'string' || !ADDRESS.test(url) || RECORDING.test(url)) return false;
  return 'id' in value || 'alt' in value || 'source' in value || around.library === 'svg';
}

const ADDRESS = /^(?:https?:)?\/[^<>"]{1,4000}$/i;
const RECORDING = /\.(?:mp4|webm|ogv|ogg|mov|m4v|mp3|wav|m4a|json|pdf|zip)(?:[?#]|$)/i;

/** Version 4: `{ $$type: 'image', value: { src, size } }`, or only the source. */
function atomicIn(prop: Settings, standIn: StandIn): Settings {
  const value = recordOf(prop.value);
  if (prop.$$type === 'image') {
    const src = recordOf(value.src);
    const drawn = sourceIn(src, standIn, namedSize(recordOf(value.size).value));
    return drawn === src ? prop : { ...prop, value: { ...value, src: drawn } };
  }
  return sourceIn(prop, standIn, prop.$$type === 'svg-src' ? DRAWING : null);
}

function sourceIn(src: Settings, standIn: StandIn, wanted: PictureSize | null): Settings {
  const value = recordOf(src.value);
  const url = textOf(recordOf(value.url).value);
  if (!ADDRESS.test(url)) return src;
  const own = { width: recordOf(value.width).value, height: recordOf(value.height).value };
  const size = measured(own) ?? sizeInName(url) ?? wanted ?? USUAL;
  const address = standIn(url, size);
  if (address === null) return src;
  return { ...src, value: { ...value, ...size, url: { ...recordOf(value.url), value: address } } };
}

/** Its expected size: as cropped here, as stored, from its name, or the default. */
function sizeOf(value: Settings, around: Settings): PictureSize {
  for (const name of ['image', 'thumbnail']) {
    const cut =
      around[`${name}_size`] === 'custom' ? measured(recordOf(around[`${name}_custom_dimension`])) : null;
    if (cut) return cut;
  }
  if (around.library === 'svg') return DRAWING;
  return (
    measured(value) ??
    sizeInName(textOf(value.url)) ??
    namedSize(around.image_size ?? around.thumbnail_size) ??
    USUAL
  );
}

function measured(value: Settings): PictureSize | null {
  const [width, height] = [numberOf(value.width) ?? 0, numberOf(value.height) ?? 0];
  const isSize = width >= 1 && height >= 1 && width < LARGEST && height < LARGEST;
  return isSize ? { width: Math.round(width), height: Math.round(height) } : null;
}

/** WordPress includes the size in a file's name: `quay-300x200.jpg`. */
export function sizeInName(address: string): PictureSize | null {
  const [, width, height] = /-(\d{1,4})x(\d{1,4})\.[a-z]{3,4}(?:[?#]|$)/i.exec(address.slice(-600)) ?? [];
  return measured({ width, height });
}

function namedSize(name: unknown): PictureSize | null {
  const width = WIDTHS[textOf(name)];
  if (name === 'thumbnail') return { width: 150, height: 150 };
  return width === undefined ? null : { width, height: Math.round((width * 2) / 3) };
}

const WIDTHS: Readonly<Record<string, number | undefined>> = {
  medium: 300,
  medium_large: 768,
  large: 1024,
  '1536x1536': 1536,
  '2048x2048': 2048,
};

/** Pictures in an author's text. */
function htmlIn(html: string, standIn: StandIn): string {
  return html.replace(IMAGE, (tag) => {
    const [, quote = '', address = ''] = SOURCE.exec(tag) ?? [];
    if (!ADDRESS.test(address)) return tag;
    const own = { width: numberIn(tag, 'width'), height: numberIn(tag, 'height') };
    const size = measured(own) ?? inShape(own, sizeInName(address) ?? USUAL);
    const stand = standIn(address, size);
    if (stand === null || stand === address) return tag;
    const plain = tag.replace(CHOICES, '').replace(SOURCE, () => ` src=${quote}${stand}${quote}`);
    return measured(own)
      ? plain
      : plain.replace(SIDES, '').replace('<img', `<img width="${size.width}" height="${size.height}"`);
  });
}

/** A text often has only the width of its picture. */
function inShape(own: Settings, shape: PictureSize): PictureSize {
  const [wide, high] = [numberOf(own.width) ?? 0, numberOf(own.height) ?? 0];
  const share = wide / shape.width || high / shape.height || 1;
  return measured({ width: shape.width * share, height: shape.height * share }) ?? shape;
}

const IMAGE = /<img\b[^<>]*>/g;
const SOURCE = /\ssrc=(["'])([^"'<>]*)\1/i;
const SIDES = /\s(?:width|height)=(?:"[^"]*"|'[^']*'|\d{1,5})/gi;
const CHOICES = /\s(?:srcset|sizes)=(?:"[^"]*"|'[^']*')/gi;

function numberIn(tag: string, name: 'width' | 'height'): string {
  return new RegExp(`\\s${name}=["']?(\\d{1,5})["'\\s>/]`, 'i').exec(tag)?.[1] ?? '';
}
