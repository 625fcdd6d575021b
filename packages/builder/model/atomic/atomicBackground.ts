import { safeFile } from '../settings/link.ts';
import { numberOf, recordOf, textOf } from '../settings/read.ts';
import type { StyleRule } from '../styles/StyleRule.ts';
import { address, keyword } from '../styles/values.ts';
import { atomicPlace, atomicValue } from './atomicValue.ts';
import { plainProp } from './plainProp.ts';

/** A colour, and over it pictures, gradients and colours, the first on top. */
export function atomicBackground(inner: unknown): StyleRule['declarations'] {
  const { color, clip, 'background-overlay': overlays } = recordOf(inner);
  const list = recordOf(overlays).value;
  const layers = (Array.isArray(list) ? list.slice(0, MOST) : []).flatMap((one) => layerOf(one) ?? []);
  const all = (of: (layer: Layer) => string): string => {
    const values = layers.map(of);
    return new Set(values).size === 1 ? (values[0] ?? '') : values.join(',');
  };
  return {
    'background-color': atomicValue(color),
    ...(layers.length > 0 && {
      'background-image': layers.map((layer) => layer.image).join(','),
      'background-repeat': all((layer) => layer.repeat),
      'background-attachment': all((layer) => layer.attachment),
      'background-size': all((layer) => layer.size),
      'background-position': all((layer) => layer.position),
    }),
    'background-clip': clip ? keyword(recordOf(clip).value, CLIPS) : null,
  };
}

interface Layer {
  readonly image: string;
  readonly repeat: string;
  readonly attachment: string;
  readonly size: string;
  readonly position: string;
}

const MOST = 20;
const CLIPS = ['border-box', 'padding-box', 'content-box', 'text'] as const;
const REPEATS = ['repeat', 'repeat-x', 'repeat-y', 'no-repeat'] as const;
const ATTACHMENTS = ['fixed', 'scroll'] as const;
const SIZES = ['auto', 'cover', 'contain'] as const;
const PLAIN = { repeat: 'repeat', attachment: 'scroll', size: 'auto auto', position: '0% 0%' } as const;

function layerOf(overlay: unknown): Layer | null {
  const { $$type: type, value } = recordOf(overlay);
  const inner = recordOf(value);
  switch (type) {
    case 'background-image-overlay':
      return pictureLayer(inner);
    case 'background-gradient-overlay': {
      const image = gradient(inner);
      return image === null ? null : { ...PLAIN, image };
    }
    case 'background-color-overlay': {
      const tint = atomicValue(inner.color);
      return tint === null ? null : { ...PLAIN, image: `linear-gradient(${tint}, ${tint})` };
    }
    default:
      return null;
  }
}

function pictureLayer(inner: Readonly<Record<string, unknown>>): Layer | null {
  const { src } = recordOf(plainProp(inner.image));
  const image = address(safeFile(recordOf(src).url ?? src));
  if (image === null) return null;
  return {
    image,
    repeat: keyword(recordOf(inner.repeat).value, REPEATS) ?? PLAIN.repeat,
    attachment: keyword(recordOf(inner.attachment).value, ATTACHMENTS) ?? PLAIN.attachment,
    size: keyword(recordOf(inner.size).value, SIZES) ?? scale(inner.size) ?? PLAIN.size,
    position: atomicPlace(inner.position) ?? PLAIN.position,
  };
}

function scale(size: unknown): string | null {
  const { width, height } = recordOf(recordOf(size).value);
  return width || height ? `${atomicValue(width) ?? 'auto'} ${atomicValue(height) ?? 'auto'}` : null;
}

function gradient({ type, angle, stops, positions }: Readonly<Record<string, unknown>>): string | null {
  const list = recordOf(stops).value;
  const written = (Array.isArray(list) ? list.slice(0, MOST) : []).flatMap((stop) => {
    const { color, offset } = recordOf(recordOf(stop).value);
    const tint = atomicValue(color);
    const at = numberOf(recordOf(offset).value);
    if (tint === null) return [];
    return at === null ? tint : `${tint} ${at}%`;
  });
  if (written.length === 0) return null;
  if (textOf(recordOf(type).value) === 'radial')
    return `radial-gradient(circle at ${atomicPlace(positions) ?? 'center center'}, ${written.join(',')})`;
  return `linear-gradient(${numberOf(recordOf(angle).value) ?? 0}deg, ${written.join(',')})`;
}
