import type { Nonces } from '@portico/kernel/server';
import { ADMIN_AJAX_PATH } from '@portico/kernel/server/http';
import type { SpamSettings } from '../wire/admin.ts';
import {
  type Flag,
  type FunctionsObject,
  NONCE_ACTIONS,
  PAGE_OBJECTS,
  type RealPersonTexts,
  type SettingsObject,
} from '../wire/public.ts';
import type { SpamSettingsStore } from './settings/createSpamSettings.ts';
import type { ScriptKeys } from './tokens/createScriptKeys.ts';
import { visitorWordsIn } from './words/visitorWords.ts';

/** What a page tells the browser side. It is the same for every visitor, so that pages can be cached. */
export interface PageConfiguration {
  /** `origin` is the site's own, as visitors see it: `https://example.com`. */
  objects(origin: string): Promise<{ functions: FunctionsObject; settings: SettingsObject }>;
  /** The two inline scripts, in order. */
  inlineScripts(origin: string): Promise<readonly string[]>;
}

export function createPageConfiguration(
  store: SpamSettingsStore,
  nonces: Nonces,
  scriptKeys: ScriptKeys,
  language: () => string,
): PageConfiguration {
  const objects: PageConfiguration['objects'] = async (origin) => {
    const set = await store.read();
    const words = visitorWordsIn(language());
    const shared = {
      data__ajax_type: set.ajaxType,
      data__cookies_type: set.cookiesType,
      cookiePrefix: set.cookiePrefix,
    };
    return {
      functions: {
        ...shared,
        _ajax_url: ADMIN_AJAX_PATH,
        _rest_url: `${origin}/wp-json/`,
        _ajax_nonce: await nonces.issue(NONCE_ACTIONS.ajax, '0'),
        _rest_nonce: await nonces.issue(NONCE_ACTIONS.rest, '0'),
        bot_detector_enabled: set.botDetector,
        data__frontend_data_log_enabled: flag(set.frontendDataLog),
        host_url: origin.replace(/^https?:\/\//, ''),
        portico_server: 1,
        ...words.decoder,
        text__ee_email_decoder: decoderLabel(set, words),
      },
      settings: {
        ...shared,
        data__key_is_ok: 1,
        settings__data__bot_detector_enabled: flag(set.botDetector),
        pixel__setting: set.pixel,
        pixel__enabled: set.pixel === '2',
        pixel__url: '',
        data__email_check_before_post: flag(set.emailCheckBeforePost),
        data__email_check_exist_post: flag(set.emailCheckExists),
        data__visible_fields_required: set.visibleFieldsRequired,
        settings__forms__search_test: flag(set.searchForms),
        settings__forms__check_external: flag(set.externalForms),
        settings__forms__check_internal: flag(set.internalForms),
        settings__forms__force_protection: flag(set.forceProtection),
        settings__forms__wc_add_to_cart: flag(set.addToCart),
        settings__sfw__anti_crawler: flag(set.antiCrawler),
        blog_home: `${origin}/`,
        ct_checkjs_key: await scriptKeys.current(),
        emailEncoderPassKey: (await nonces.issue('email_encoder', '0')).padEnd(32, '0'),
        wc_ajax_add_to_cart: set.ajaxAddToCart,
        wl_brandname: set.brandName,
        wl_brandname_short: set.brandNameShort,
        ...(set.realPersonBadge && { theRealPerson: realPersonTexts(set, words) }),
      },
    };
  };
  return {
    objects,
    async inlineScripts(origin) {
      const { functions, settings } = await objects(origin);
      return [assignment(PAGE_OBJECTS.functions, functions), assignment(PAGE_OBJECTS.settings, settings)];
    },
  };
}

export function decoderLabel({ brandNameShort }: SpamSettings, words = visitorWordsIn('en')): string {
  return words.decoderLabel(brandNameShort);
}

export function realPersonTexts({ brandName }: SpamSettings, words = visitorWordsIn('en')): RealPersonTexts {
  return {
    phrases: { ...words.badge, trpContent2: ` ${brandName}` },
    trpContentLink: '/admin/spam/settings',
    imgPersonUrl: '/spam-protection/real-person.svg',
    imgShieldUrl: '/spam-protection/real-person-shield.svg',
  };
}

function flag(isOn: boolean): Flag {
  return isOn ? 1 : 0;
}

/** Escaped, so that a setting's text cannot end the script. */
function assignment(name: string, value: object): string {
  return `var ${name} = ${JSON.stringify(value).replaceAll('<', '\\u003c')};`;
}
