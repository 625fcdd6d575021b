import { isRecord, recordOf, rowsOf, type Settings } from './read.ts';

/**
 * Values of settings that are not stored: Elementor's editor leaves out values that equal their defaults. This applies to every
 * document, whoever wrote it: like Elementor's, ours store an empty value for none. Defaults are never stored.
 */
export interface Defaults {
  readonly settings: Settings;
  /** Defaults of a list's rows, by its setting. */
  readonly rows?: Readonly<Record<string, Settings>>;
}

/** The effective settings. */
export function withDefaults(settings: Settings, defaults: Defaults | undefined): Settings {
  if (!defaults) return settings;
  const whole: Record<string, unknown> = { ...settings, ...missing(settings, defaults.settings) };
  for (const [name, row] of Object.entries(defaults.rows ?? {}))
    if (Array.isArray(whole[name])) whole[name] = rowsOf(whole[name]).map((own) => withRow(own, row));
  return whole;
}

/** A list's row with its defaults. */
export function withRow(row: Settings, defaults: Settings): Settings {
  const absent = Object.entries(missing(row, defaults)).filter(([name]) => {
    const older = EMPTIED_IN_ROWS[name];
    return older === undefined || row[older] === undefined;
  });
  return { ...row, ...Object.fromEntries(absent) };
}

/** The value that means none, despite a default. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isRecord(value) ? Object.fromEntries(Object.keys(value).map((name) => [name, ''])) : '';
}

function missing(settings: Settings, defaults: Settings): Settings {
  const dynamic = recordOf(settings.__dynamic__);
  return Object.fromEntries(
    Object.entries(defaults).filter(
      ([name, begins]) =>
        isMissing(settings[name], begins) && dynamic[name] === undefined && !settings[OLDER[name] ?? ''],
    ),
  );
}

/** In version 4, `null` also means missing. */
function isMissing(value: unknown, begins: unknown): boolean {
  return value === undefined || (value === null && isRecord(begins) && '$$type' in begins);
}

/** Older documents store an empty icon for a row without one. */
const EMPTIED_IN_ROWS: Readonly<Record<string, string>> = {
  selected_icon: 'icon',
  selected_item_icon: 'item_icon',
};

/** Names of the same setting in older documents, or in ours. */
const OLDER: Readonly<Record<string, string>> = {
  selected_icon: 'icon',
  social_icon: 'social',
  selected_item_icon: 'item_icon',
  top_bar_title: 'top_bar_name',
  top_bar_subtitle: 'top_bar_name',
  message_bubble_name: 'top_bar_name',
  send_button_text: 'top_bar_name',
};
