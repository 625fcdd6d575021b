import { safeFile } from '../settings/link.ts';
import { recordOf } from '../settings/read.ts';
import { readColor } from '../styles/readColor.ts';
import type { ReadSetting, StyleRule } from '../styles/StyleRule.ts';
import { address, color, keyword, length } from '../styles/values.ts';

const SIZES = ['auto', 'cover', 'contain'] as const;
const REPEATS = ['repeat', 'no-repeat', 'repeat-x', 'repeat-y'] as const;
const ATTACHMENTS = ['scroll', 'fixed'] as const;
const POSITIONS = ['top', 'center', 'bottom'].flatMap((block) =>
  ['left', 'center', 'right'].map((inline) => `${block} ${inline}`),
);

/** A colour and a picture, or a gradient. */
export function background(read: ReadSetting, name: string): StyleRule['declarations'] {
  if (read(`${name}_background`) === 'gradient') {
    const drawn = gradient(read, name);
    // Elementor's gradients replace a background colour.
    return { 'background-color': drawn && 'transparent', 'background-image': drawn };
  }
  return {
    'background-color': readColor(read, `${name}_color`),
    'background-image': address(safeFile(recordOf(read(`${name}_image`)).url)),
    'background-position': keyword(spaced(read(`${name}_position`)), POSITIONS),
    'background-size': keyword(read(`${name}_size`), SIZES),
    'background-repeat': keyword(read(`${name}_repeat`), REPEATS),
    'background-attachment': keyword(read(`${name}_attachment`), ATTACHMENTS),
  };
}

function gradient(read: ReadSetting, name: string): string | null {
  const from = readColor(read, `${name}_color`);
  const to = readColor(read, `${name}_color_b`) ?? color(DEFAULT_SECOND_COLOR);
  if (!from || !to) return null;
  const stops = `${from} ${length(read(`${name}_color_stop`)) ?? '0%'}, ${to} ${length(read(`${name}_color_b_stop`)) ?? '100%'}`;
  if (read(`${name}_gradient_type`) === 'radial') {
    const position = keyword(spaced(read(`${name}_gradient_position`)), POSITIONS) ?? 'center center';
    return `radial-gradient(at ${position}, ${stops})`;
  }
  return `linear-gradient(${length(read(`${name}_gradient_angle`)) ?? '180deg'}, ${stops})`;
}

const DEFAULT_SECOND_COLOR = '#f2295b';

/** Older documents write `center-left`. */
function spaced(value: unknown): unknown {
  return typeof value === 'string' ? value.replace('-', ' ') : value;
}
