import { DESKTOP } from '@portico/kernel/dom';
import { rowsOf, type Settings, textOf } from '../settings/read.ts';
import type { StyleRule } from '../styles/StyleRule.ts';
import { settingReader } from '../styles/settingReader.ts';
import { ownTypography } from '../styles/typography.ts';
import { color, colorVariable, typographyVariable } from '../styles/values.ts';

/** A kit's global colours and fonts, as referenced by settings of elements. */
export function globalVariables(kit: Settings, device: string): StyleRule['declarations'] {
  const colors = device === DESKTOP ? named(kit.system_colors, kit.custom_colors) : [];
  const fonts = named(kit.system_typography, kit.custom_typography);
  return Object.fromEntries([
    ...colors.map(([id, row]) => [colorVariable(id), color(row.color)]),
    ...fonts.flatMap(([id, row]) =>
      Object.entries(fontOf(row, device)).map(([property, value]) => [
        `${typographyVariable(id)}-${property}`,
        value,
      ]),
    ),
  ]);
}

/** As in Elementor, a value for a device only applies if there is one for all devices. */
function fontOf(row: Settings, device: string): StyleRule['declarations'] {
  const font = ownTypography(settingReader(row, device));
  if (device === DESKTOP) return font;
  const first: StyleRule['declarations'] = ownTypography(settingReader(row, DESKTOP));
  return Object.fromEntries(Object.entries(font).filter(([property]) => first[property]));
}

/** Rows whose name is not valid in a style sheet cannot be referenced either. */
function named(...lists: readonly unknown[]): [string, Settings][] {
  return lists
    .flatMap(rowsOf)
    .map((row): [string, Settings] => [textOf(row._id), row])
    .filter(([id]) => /^[\w-]{1,40}$/.test(id));
}
