import { BREAKPOINTS, type Breakpoint, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { isOn, numberOf, recordOf, type Settings, textOf } from '../../model/settings/read.ts';

/** The page's configuration. A page without the object gets the defaults. */
export interface FrontendConfig {
  /** Whether a server printed the kit. If so, a missing switch is off; otherwise it is on. */
  readonly hasKit: boolean;
  readonly isEditMode: boolean;
  readonly isRtl: boolean;
  /** For screenshots: no motion. */
  readonly isStatic: boolean;
  /** Where the server counts clicks on floating buttons; `null` if it does not. */
  readonly clickTracking: { readonly url: string; readonly nonce: string } | null;
  readonly breakpoints: readonly Breakpoint[];
  readonly kit: Settings;
  readonly page: Settings;
  readonly opensLightboxInEditor: boolean;
  /** `null` if the page has no text of its own. */
  label(name: string): string | null;
}

/** The global under which the page's server prints it. */
export const CONFIG_NAME = 'elementorFrontendConfig';

const known = new WeakMap<object, FrontendConfig>();

/** Read once per window, for all islands. */
export function frontendConfig(view: Window): FrontendConfig {
  const raw = (view as unknown as Record<string, unknown>)[CONFIG_NAME];
  const key = typeof raw === 'object' && raw !== null ? raw : view;
  const config = known.get(key) ?? parseFrontendConfig(raw);
  known.set(key, config);
  return config;
}

export function parseFrontendConfig(raw: unknown): FrontendConfig {
  const config = recordOf(raw);
  const settings = recordOf(config.settings);
  const labels = recordOf(config.i18n);
  const url = textOf(recordOf(config.urls).ajaxurl);
  const nonce = textOf(recordOf(config.nonces).floatingButtonsClickTracking);
  const inEditor = recordOf(settings.editorPreferences).lightbox_in_editor;
  return {
    hasKit: config.kit !== undefined,
    isEditMode: recordOf(config.environmentMode).edit === true,
    isRtl: config.is_rtl === true,
    isStatic: config.is_static === true,
    clickTracking: url && nonce ? { url, nonce } : null,
    breakpoints: breakpointsFrom(recordOf(config.responsive).breakpoints),
    kit: recordOf(config.kit),
    page: recordOf(settings.page),
    opensLightboxInEditor: inEditor === undefined || isOn(inEditor),
    label(name) {
      return (Object.hasOwn(labels, name) && textOf(labels[name])) || null;
    },
  };
}

function breakpointsFrom(value: unknown): readonly Breakpoint[] {
  const entries = recordOf(value);
  const active = BREAKPOINTS.flatMap((standard): Breakpoint[] => {
    const entry = recordOf(entries[standard.device]);
    if (entry.is_enabled !== true) return [];
    const width = numberOf(entry.value) ?? 0;
    return [{ ...standard, value: width > 0 ? width : standard.value }];
  });
  return active.length > 0 ? active : DEFAULT_BREAKPOINTS;
}
