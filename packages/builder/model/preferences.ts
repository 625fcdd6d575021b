import { isRecord } from './settings/read.ts';

/** An editor's preferences, under Elementor's names. */
export interface EditorPreferences {
  /** `yes` or empty: whether pictures open in the lightbox while a page is edited. */
  readonly lightbox_in_editor: 'yes' | '';
  readonly ui_theme: 'auto' | 'light' | 'dark';
  readonly panel_width: number;
  readonly show_hidden_elements: 'yes' | '';
  readonly exit_to: 'this_post' | 'all_posts' | 'dashboard';
}

const DEFAULT_PREFERENCES: EditorPreferences = {
  lightbox_in_editor: 'yes',
  ui_theme: 'auto',
  panel_width: 300,
  show_hidden_elements: 'yes',
  exit_to: 'this_post',
};

const NARROWEST_PANEL = 250;
const WIDEST_PANEL = 680;

/** Parses stored or submitted values; invalid ones are ignored. */
export function parsePreferences(value: unknown, before = DEFAULT_PREFERENCES): EditorPreferences {
  const given = isRecord(value) ? value : {};
  const width = isRecord(given.panel_width) ? given.panel_width.size : given.panel_width;
  return {
    lightbox_in_editor: switchOf(given.lightbox_in_editor, before.lightbox_in_editor),
    ui_theme: oneOf(given.ui_theme, ['auto', 'light', 'dark'], before.ui_theme),
    panel_width:
      typeof width === 'number' && Number.isFinite(width)
        ? Math.min(WIDEST_PANEL, Math.max(NARROWEST_PANEL, Math.round(width)))
        : before.panel_width,
    show_hidden_elements: switchOf(given.show_hidden_elements, before.show_hidden_elements),
    exit_to: oneOf(given.exit_to, ['this_post', 'all_posts', 'dashboard'], before.exit_to),
  };
}

function switchOf(value: unknown, before: 'yes' | ''): 'yes' | '' {
  return value === 'yes' || value === '' ? value : before;
}

function oneOf<const Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
  before: Choice,
): Choice {
  return choices.find((choice) => choice === value) ?? before;
}
