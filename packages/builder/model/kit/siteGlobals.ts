import type { SiteGlobals } from '../../wire/admin.ts';
import { rowsOf, type Settings, textOf } from '../settings/read.ts';
import { USUAL_COLORS } from '../styles/elementGlobals.ts';
import { USUAL_FONTS } from '../styles/typography.ts';
import { color } from '../styles/values.ts';

/** The colours and fonts that authors can choose by name: Elementor's four, with the site's values, and the site's own. */
export function siteGlobals(kit: Settings): Omit<SiteGlobals, 'families'> {
  const colors = named(kit.system_colors, kit.custom_colors).flatMap(({ id, title, row }) => {
    const shown = color(row.color);
    return shown ? [{ id, title, color: shown }] : [];
  });
  const fonts = named(kit.system_typography, kit.custom_typography).map(({ id, title, row }) => ({
    id,
    title,
    family: textOf(row.typography_font_family),
  }));
  return {
    colors: withUsual(
      colors,
      USUAL_COLORS.map(([id, usual]) => ({ id, title: inCapitals(id), color: usual })),
    ),
    fonts: withUsual(
      fonts,
      USUAL_FONTS.map(([id, family]) => ({ id, title: inCapitals(id), family })),
    ),
  };
}

/** The standard ones first, with the site's values, then the others. */
function withUsual<Item extends { readonly id: string }>(
  own: readonly Item[],
  usual: readonly Item[],
): Item[] {
  const first = usual.map((item) => own.find(({ id }) => id === item.id) ?? item);
  return [...first, ...own.filter(({ id }) => !usual.some((item) => item.id === id))];
}

function named(...lists: readonly unknown[]) {
  return lists
    .flatMap(rowsOf)
    .map((row) => ({ id: textOf(row._id), title: textOf(row.title) || textOf(row._id), row }))
    .filter(({ id }) => /^[\w-]{1,40}$/.test(id));
}

function inCapitals(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
