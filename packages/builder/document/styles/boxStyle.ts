import { safeFile } from '../../settings/link.ts';
import { recordOf } from '../../settings/read.ts';
import { readColor } from './readColor.ts';
import type { ElementStyle, ReadSetting, StyleRule } from './StyleRule.ts';
import { address, borderStyle, color, corners, keyword, length, number, sides } from './values.ts';

/**
 * Space, border and background of a box. Widgets write an underscore before these settings' names, because without it
 * they are the widget's own.
 */
export function boxStyle(prefix: '' | '_'): ElementStyle {
  return (read) => {
    const own: ReadSetting = (name) => read(prefix + name);
    const margin = sides(own('margin'));
    const padding = sides(own('padding'));
    const borderWidth = sides(own('border_width'));
    return [
      {
        declarations: {
          'margin-block': margin?.block,
          'margin-inline': margin?.inline,
          'padding-block': padding?.block,
          'padding-inline': padding?.inline,
          'border-style': borderStyle(own('border_border')),
          'border-block-width': borderWidth?.block,
          'border-inline-width': borderWidth?.inline,
          'border-color': readColor(read, `${prefix}border_color`),
          'border-radius': corners(own('border_radius')),
          'z-index': number(own('z_index')),
          ...background(read, `${prefix}background`),
        },
      },
      ...overlay(read, `${prefix}background_overlay`),
    ];
  };
}

const SIZES = ['auto', 'cover', 'contain'] as const;
const REPEATS = ['repeat', 'no-repeat', 'repeat-x', 'repeat-y'] as const;
const ATTACHMENTS = ['scroll', 'fixed'] as const;
const POSITIONS = ['top', 'center', 'bottom'].flatMap((block) =>
  ['left', 'center', 'right'].map((inline) => `${block} ${inline}`),
);

/** A colour and a picture, or a gradient. */
export function background(read: ReadSetting, name: string): StyleRule['declarations'] {
  if (read(`${name}_background`) === 'gradient') return { 'background-image': gradient(read, name) };
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

/** A veil between a background and what stands on it. */
function overlay(read: ReadSetting, name: string): StyleRule[] {
  const declarations = background(read, name);
  if (!Object.values(declarations).some(Boolean)) return [];
  const opacity = recordOf(read(`${name}_opacity`)).size;
  return [
    {
      part: '::before',
      declarations: { content: '""', ...declarations, opacity: number(opacity) ?? '0.5' },
    },
  ];
}

/** Older documents write `center-left`. */
function spaced(value: unknown): unknown {
  return typeof value === 'string' ? value.replace('-', ' ') : value;
}
