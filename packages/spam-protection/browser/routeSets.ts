import { KEYS } from '../protocol/keys.ts';
import type { AltSessions } from './altSessions.ts';
import type { WatchedForms } from './forms/watchForms.ts';
import type { Protection } from './Protection.ts';
import { isForced, type SignalPairs } from './signalStore.ts';

/** Pages of these read their visitors' signals from the server in every mode. */
const FORCING = 'iframe[name="jetpack_remote_comment"]';
const FORCING_LATER =
  'main[id^="bookingpress_booking_form"],.bpa-frontend-main-container,script[id*="smart-forms"],div[id^="user-registration-form"],div[class^="et_pb_newsletter_form"],div[class^="fluent_booking_app"],div[class^="et_bloom_form_container"],div[class*="pafe-form"],div [class*="otter-form"],form .sqbform,.fields_reorder_enabled';
const LOOK_AGAIN_AFTER_MS = 1_000;

/** Sends on what was set: to the server, or into the page's forms. */
export function routeSets(protection: Protection, sessions: AltSessions, forms: WatchedForms): void {
  const { view, configuration, store } = protection;
  const { cookiesType } = configuration;
  const isForcing = (): boolean => configuration.flag('force_alt_cookies');
  const look = (selector: string): void => {
    if (view.ctPublic && view.document.querySelector(selector)) view.ctPublic.force_alt_cookies = true;
  };
  look(FORCING);
  setTimeout(() => look(FORCING_LATER), LOOK_AGAIN_AFTER_MS);

  store.listen((pairs) => {
    const isPointerAlone = Object.keys(pairs).every((name) => name === KEYS.pointer);
    if (cookiesType === 'alternative') {
      if (!isPointerAlone) sessions.saveSoon(pairs);
      return;
    }
    if (isForcing() && !isPointerAlone) sessions.saveSoon({ ...pairs, [KEYS.forceAltCookies]: true });
    else if (cookiesType === 'none') {
      const forced = onlyForced(pairs);
      if (Object.keys(forced).length) sessions.saveSoon(forced);
      forms.attachSignals();
    }
  });
}

function onlyForced(pairs: SignalPairs): SignalPairs {
  return Object.fromEntries(Object.entries(pairs).filter(([name]) => isForced(name)));
}
