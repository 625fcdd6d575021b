import { isRecord, recordOf, rowsOf, type Settings } from './read.ts';

/**
 * What a setting that is not stored stands for: Elementor's editor leaves out what equals its control's default. This holds for
 * every document, whoever wrote it: ours say an empty value where they mean nothing, as Elementor's do. Nothing of it is stored.
 */
export interface Defaults {
  readonly settings: Settings;
  /** What each row of a list begins with, by the setting that holds the list. */
  readonly rows?: Readonly<Record<string, Settings>>;
}

/** The settings as they are drawn. */
export function withDefaults(settings: Settings, defaults: Defaults | undefined): Settings {
  if (!defaults) return settings;
  const whole: Record<string, unknown> = { ...settings, ...missing(settings, defaults.settings) };
  for (const [name, row] of Object.entries(defaults.rows ?? {}))
    if (Array.isArray(whole[name])) whole[name] = rowsOf(whole[name]).map((own) => withRow(own, row));
  return whole;
}

/** A row of a list as it is drawn. */
export function withRow(row: Settings, defaults: Settings): Settings {
  return { ...row, ...missing(row, defaults) };
}

/** What says that there is none of what a default would give. */
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

/** In version 4 nothing at all stands for what is missing, too. */
function isMissing(value: unknown, begins: unknown): boolean {
  return value === undefined || (value === null && isRecord(begins) && '$$type' in begins);
}

/** Under which names older documents, or ours, have the same. */
const OLDER: Readonly<Record<string, string>> = {
  selected_icon: 'icon',
  social_icon: 'social',
  selected_item_icon: 'item_icon',
  top_bar_title: 'top_bar_name',
  top_bar_subtitle: 'top_bar_name',
  message_bubble_name: 'top_bar_name',
  send_button_text: 'top_bar_name',
};
