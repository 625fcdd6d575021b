import type { AjaxType, CookiesType } from './configuration.ts';

declare global {
  interface Window {
    ctPublic?: Record<string, unknown>;
    ctPublicFunctions?: Record<string, unknown>;
    ctAdminCommon?: Record<string, unknown>;
  }
}

/** The page's configuration of this protection, under our own names. */
export interface PageConfiguration {
  readonly cookiesType: CookiesType;
  readonly ajaxType: AjaxType;
  readonly isKeyOk: boolean;
  readonly hasBotDetector: boolean;
  readonly scriptKey: string | number;
  readonly cookiePrefix: string;
  /** Any other flag of the two objects, by its wire name; `otherwise` if neither mentions it. */
  flag(name: string, otherwise?: boolean): boolean;
  text(name: string): string;
  /** A value as given by the page. */
  value(name: string): unknown;
}

/** `null` if the page has no such objects: an excluded URL, an AMP page, or a site without this protection. */
export function readPageObjects(view: Window): PageConfiguration | null {
  const { ctPublic: settings, ctPublicFunctions: functions } = view;
  if (!isObject(settings) || !isObject(functions)) return null;
  // Read on every access: a fresh nonce is written into the page's object, for other scripts to use as well.
  const value = (name: string): unknown => settings[name] ?? functions[name];
  const text = (name: string): string => String(value(name) ?? '');
  // Flags may be true, 1 or "1".
  const flag = (name: string, otherwise?: boolean): boolean => !!Number(value(name) ?? otherwise);
  const cookies = text('data__cookies_type');
  return {
    cookiesType: cookies === 'native' || cookies === 'alternative' ? cookies : 'none',
    ajaxType: text('data__ajax_type') === 'rest' ? 'rest' : 'admin_ajax',
    isKeyOk: flag('data__key_is_ok'),
    // Newer sites use the second name; if both are given the first takes precedence.
    hasBotDetector: flag('settings__data__bot_detector_enabled', flag('bot_detector_enabled')),
    scriptKey: text('ct_checkjs_key') || 0,
    cookiePrefix: text('cookiePrefix'),
    flag,
    text,
    value,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
