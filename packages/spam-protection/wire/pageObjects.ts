import type { AjaxType, CookiesType } from './configuration.ts';

declare global {
  interface Window {
    ctPublic?: Record<string, unknown>;
    ctPublicFunctions?: Record<string, unknown>;
    ctAdminCommon?: Record<string, unknown>;
  }
}

/** What the page says about this site's protection, under names of our own. */
export interface PageConfiguration {
  readonly cookiesType: CookiesType;
  readonly ajaxType: AjaxType;
  readonly isKeyOk: boolean;
  readonly hasBotDetector: boolean;
  readonly scriptKey: string | number;
  readonly cookiePrefix: string;
  /** Any other switch of the two objects, by its name on the wire. */
  flag(name: string): boolean;
  text(name: string): string;
  /** A value as the page gave it. */
  value(name: string): unknown;
}

/** `null` when the page has no such objects: an excluded address, an AMP page, or a site without this protection. */
export function readPageObjects(view: Window): PageConfiguration | null {
  const { ctPublic: settings, ctPublicFunctions: functions } = view;
  if (!isObject(settings) || !isObject(functions)) return null;
  // Read anew each time: a fresh nonce is written into the page's object, for other scripts to use as well.
  const value = (name: string): unknown => settings[name] ?? functions[name];
  const text = (name: string): string => String(value(name) ?? '');
  // Flags come as true, 1 and "1" alike.
  const flag = (name: string): boolean => !!Number(value(name));
  const cookies = text('data__cookies_type');
  return {
    cookiesType: cookies === 'native' || cookies === 'alternative' ? cookies : 'none',
    ajaxType: text('data__ajax_type') === 'rest' ? 'rest' : 'admin_ajax',
    isKeyOk: flag('data__key_is_ok'),
    // Newer sites use the second name; where both are given the first one counts.
    hasBotDetector: !!Number(value('settings__data__bot_detector_enabled') ?? value('bot_detector_enabled')),
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
