import { DESKTOP } from '@portico/kernel/dom';
import { rowsOf, type Settings, textOf } from '../settings/read.ts';
import type { StyleRule } from '../styles/StyleRule.ts';
import { settingReader } from '../styles/settingReader.ts';
import { ownTypography } from '../styles/typography.ts';
import { color, colorVariable, typographyVariable } from '../styles/values.ts';

/** The colours and fonts that a kit gives names to, as the settings of elements refer to them. */
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

/** As Elementor has it, what is said for a device counts only where something is said for all of them. */
function fontOf(row: Settings, device: string): StyleRule['declarations'] {
  const font = ownTypography(settingReader(row, device));
  if (device === DESKTOP) return font;
  const first: StyleRule['declarations'] = ownTypography(settingReader(row, DESKTOP));
  return Object.fromEntries(Object.entries(font).filter(([property]) => first[property]));
}

/** Rows without a name that can stand in a sheet cannot be referred to either. */
function named(...lists: readonly unknown[]): [string, Settings][] {
  return lists
    .flatMap(rowsOf)
    .map((row): [string, Settings] => [textOf(row._id), row])
    .filter(([id]) => /^[\w-]{1,40}$/.test(id));
}
