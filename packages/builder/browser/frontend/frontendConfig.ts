import { BREAKPOINTS, type Breakpoint, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { isYes, numberFrom, recordFrom, type Settings, textFrom } from './record.ts';

/** What the page says about itself. A page without the configuration object gets the defaults. */
export interface FrontendConfig {
  /** Whether a server printed one. Where it did, a switch that is absent is off; where not, it is on. */
  readonly isPresent: boolean;
  readonly isEditMode: boolean;
  readonly isRtl: boolean;
  /** Screenshots: nothing is to move. */
  readonly isStatic: boolean;
  readonly version: string;
  readonly assetsUrl: string;
  readonly uploadUrl: string;
  readonly isScriptDebug: boolean;
  readonly hasCustomBreakpoints: boolean;
  readonly breakpoints: readonly Breakpoint[];
  readonly kit: Settings;
  readonly page: Settings;
  readonly opensLightboxInEditor: boolean;
  /** `null` when the page has no wording of its own. */
  label(name: string): string | null;
}

/** The name under which the page's server prints it. */
export const CONFIG_NAME = 'elementorFrontendConfig';

const known = new WeakMap<object, FrontendConfig>();

/** Read once for a window, however many islands ask. */
export function frontendConfig(view: Window): FrontendConfig {
  const raw = (view as unknown as Record<string, unknown>)[CONFIG_NAME];
  const key = typeof raw === 'object' && raw !== null ? raw : view;
  const config = known.get(key) ?? parseFrontendConfig(raw);
  known.set(key, config);
  return config;
}

export function parseFrontendConfig(raw: unknown): FrontendConfig {
  const config = recordFrom(raw);
  const environment = recordFrom(config.environmentMode);
  const urls = recordFrom(config.urls);
  const responsive = recordFrom(config.responsive);
  const settings = recordFrom(config.settings);
  const labels = recordFrom(config.i18n);
  const inEditor = recordFrom(settings.editorPreferences).lightbox_in_editor;
  return {
    isPresent: raw !== undefined,
    isEditMode: environment.edit === true,
    isRtl: config.is_rtl === true,
    isStatic: config.is_static === true,
    version: textFrom(config.version),
    assetsUrl: textFrom(urls.assets),
    uploadUrl: textFrom(urls.uploadUrl),
    isScriptDebug: environment.isScriptDebug === true,
    hasCustomBreakpoints: responsive.hasCustomBreakpoints === true,
    breakpoints: breakpointsFrom(responsive.breakpoints),
    kit: recordFrom(config.kit),
    page: recordFrom(settings.page),
    opensLightboxInEditor: inEditor === undefined || isYes(inEditor),
    label(name) {
      return Object.hasOwn(labels, name) ? textFrom(labels[name]) || null : null;
    },
  };
}

function breakpointsFrom(value: unknown): readonly Breakpoint[] {
  const entries = recordFrom(value);
  const active = BREAKPOINTS.flatMap((standard): Breakpoint[] => {
    const entry = recordFrom(entries[standard.device]);
    if (entry.is_enabled !== true) return [];
    const width = numberFrom(entry.value);
    return [{ ...standard, value: width && width > 0 ? width : standard.value }];
  });
  return active.length > 0 ? active : DEFAULT_BREAKPOINTS;
}
