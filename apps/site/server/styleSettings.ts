import { isRecord, recordOf } from '@portico/kernel/records';
import {
  BUNDLED_FONTS,
  COLOR_ROLES,
  isThemesOwn,
  type OwnColor,
  type OwnFont,
  ownFontId,
  parseStyle,
  type SiteStyle,
  type StyleColor,
} from '@portico/theme/wire/admin';

type KitSettings = Readonly<Record<string, unknown>>;

/** Our own key for what Elementor has no setting for, next to Elementor's. */
const STYLE = 'portico_style';
const DARK = 'portico_dark';

/** Elementor's global colours. */
const SYSTEM = COLOR_ROLES.filter((role) => role !== 'background');
const FONTS = [
  ['primary', 'headings'],
  ['secondary', 'headings'],
  ['text', 'text'],
  ['accent', 'text'],
] as const;

/** The site's style from the settings in kits. A kit's colour replaces one that the site's style has. */
export function styleOfSettings(settings: KitSettings): SiteStyle {
  const style = parseStyle(settings[STYLE]);
  const rows = new Map(rowsOf(settings.system_colors).map((row) => [row._id, row]));
  const current = (role: (typeof SYSTEM)[number]): StyleColor | null => {
    const { color, [DARK]: dark } = recordOf(rows.get(role));
    const kept = style.colors[role];
    return kept && color !== undefined && color !== kept.light
      ? recolored({ light: color, dark }, kept)
      : kept;
  };
  const [text, primary, secondary, accent] = [
    current('text'),
    current('primary'),
    current('secondary'),
    current('accent'),
  ];
  return { ...style, colors: { ...style.colors, text, primary, secondary, accent } };
}

/** The settings with this style; `null` if nothing needs to be stored. */
export function settingsOfStyle(settings: KitSettings, style: SiteStyle): KitSettings | null {
  if (isThemesOwn(style) && settings[STYLE] === undefined) return null;
  const { [STYLE]: before, ...others } = settings;
  const { ownColors } = parseStyle(before);
  const mine = new Set(ownColors.map(({ id }) => id));
  const custom = rowsOf(settings.custom_colors).filter(({ _id }) => !mine.has(String(_id)));
  const changed: Record<string, unknown> = {
    ...others,
    system_colors: SYSTEM.reduce(
      (rows, role) => withColor(rows, role, style),
      rowsOf(settings.system_colors),
    ),
    custom_colors: [...custom, ...style.ownColors.map(rowOf)],
    system_typography: FONTS.reduce(
      (rows, [id, role]) => withFont(rows, id, familyOf(style.fonts[role])),
      rowsOf(settings.system_typography),
    ),
    ...(!isThemesOwn(style) && { [STYLE]: style }),
  };
  for (const name of ['system_colors', 'custom_colors', 'system_typography'])
    if (rowsOf(changed[name]).length === 0) delete changed[name];
  return changed;
}

/** Uploaded fonts have ids per site: in a kit they are identified by name, and documents use them like other fonts. */
export function withFontNames(settings: KitSettings, own: readonly OwnFont[]): KitSettings {
  const familyIn = (id: unknown) => own.find((font) => ownFontId(font) === id)?.family;
  const { fonts } = recordOf(settings[STYLE]);
  const named = FONTS.reduce(
    (rows, [id, role]) => withFont(rows, id, familyIn(recordOf(fonts)[role]) ?? null),
    rowsOf(settings.system_typography),
  );
  return {
    ...withStyleFonts(settings, (id) => {
      const family = familyIn(id);
      return family === undefined ? id : BY_NAME + family;
    }),
    ...(named.length > 0 && { system_typography: named }),
  };
}

/** The reverse. A number here belongs to another site, or to a font that is gone. */
export function withFontNumbers(settings: KitSettings, own: readonly OwnFont[]): KitSettings {
  return withStyleFonts(settings, (id) => {
    const named = own.find(({ family }) => BY_NAME + family === id);
    if (named) return ownFontId(named);
    return id.startsWith(BY_NUMBER) ? null : id;
  });
}

const BY_NAME = 'own:';
const BY_NUMBER = 'own-';

function withStyleFonts(settings: KitSettings, change: (id: string) => string | null): KitSettings {
  const style = settings[STYLE];
  if (!isRecord(style) || !isRecord(style.fonts)) return settings;
  const changed = Object.entries(style.fonts).map(([role, id]) => [
    role,
    typeof id === 'string' ? change(id) : id,
  ]);
  return { ...settings, [STYLE]: { ...style, fonts: Object.fromEntries(changed) } };
}

function recolored(given: { light: unknown; dark: unknown }, kept: StyleColor): StyleColor {
  return parseStyle({ colors: { text: given } }).colors.text ?? kept;
}

type Row = Record<string, unknown>;

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function withColor(rows: readonly Row[], role: (typeof SYSTEM)[number], style: SiteStyle): readonly Row[] {
  const color = style.colors[role];
  if (!color) return rows;
  const row = {
    _id: role,
    title: TITLES[role],
    color: color.light,
    ...(color.dark && { [DARK]: color.dark }),
  };
  return replaced(rows, row);
}

const TITLES = { text: 'Text', primary: 'Primary', secondary: 'Secondary', accent: 'Accent' } as const;

function rowOf({ id, title, light, dark }: OwnColor): Row {
  return { _id: id, title, color: light, ...(dark && { [DARK]: dark }) };
}

function withFont(rows: readonly Row[], id: string, family: string | null): readonly Row[] {
  if (!family) return rows;
  const before = rows.find(({ _id }) => _id === id);
  return replaced(rows, {
    title: id,
    ...before,
    _id: id,
    typography_typography: 'custom',
    typography_font_family: family,
  });
}

function replaced(rows: readonly Row[], row: Row): readonly Row[] {
  const at = rows.findIndex(({ _id }) => _id === row._id);
  return at < 0 ? [...rows, row] : rows.with(at, row);
}

/** Uploaded fonts get their names when a kit is exported. */
function familyOf(id: string | null): string | null {
  return BUNDLED_FONTS.find((font) => font.id === id)?.family ?? null;
}
