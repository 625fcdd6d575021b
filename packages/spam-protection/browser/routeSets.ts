import { KEYS } from '../wire/public.ts';
import type { WatchedForms } from './forms/watchForms.ts';
import type { Guard } from './Guard.ts';
import type { SignalPairs } from './signalStore.ts';

/** Another host's comment form, whose server reads the visitor's signals from this one in every cookie mode. */
const JETPACK_COMMENTS = '[name=jetpack_remote_comment]';

/** Forwards set values: to the server, or into the page's forms. */
export function routeSets({ protection, calls }: Guard, forms: WatchedForms): void {
  const { configuration, store, view } = protection;
  const { cookiesType, flag } = configuration;
  // Before the first value is set, so that it is forwarded too.
  if (view.ctPublic && view.document.querySelector(JETPACK_COMMENTS)) view.ctPublic.force_alt_cookies = true;
  const send = (pairs: SignalPairs): void => void calls().then(({ sessions }) => sessions.saveSoon(pairs));

  store.listen((pairs) => {
    const names = Object.keys(pairs);
    const isPointerAlone = names.every((name) => name === KEYS.pointer);
    if (cookiesType === 'alternative') {
      if (!isPointerAlone) send(pairs);
    } else if (flag('force_alt_cookies') && !isPointerAlone) send({ ...pairs, [KEYS.forceAltCookies]: true });
    else if (cookiesType === 'none') {
      const forced = names.filter(store.isForced);
      if (forced.length) send(Object.fromEntries(forced.map((name) => [name, pairs[name] ?? ''])));
      forms.attachSignals();
    }
  });
}
