import { encodeMap, encodeNoCookieData, FIELDS, KEYS } from '../../wire/public.ts';
import type { Protection } from '../Protection.ts';
import { SIGNAL_FORMS, takesVisibleFields } from './exclusions.ts';
import type { NoCookieData } from './noCookieData.ts';
import { summarise } from './visibleFields.ts';

export const SCAN_AFTER_MS = 1_000;
const RESCAN_EVERY_MS = 2_000;
const MOST_FORMS_WITH_COOKIES = 10;

export interface WatchedForms {
  /** Puts the current signals into every form that takes them. */
  attachSignals(): void;
}

/** Gives forms what the server judges a submission by. `beforeLeaving` runs when a form is about to be sent. */
export function watchForms(
  { view, configuration, store }: Protection,
  noCookie: NoCookieData,
  beforeLeaving: () => void,
): WatchedForms {
  const { document: page } = view;
  // Older sites do not mention it: their forms are counted.
  const countsFields = configuration.flag('data__visible_fields_required', true);
  const watched = new WeakMap<HTMLFormElement, HTMLInputElement>();

  const cookie = `${KEYS.visibleFields}_`;
  const placeOf = (form: HTMLFormElement): number => [...page.forms].indexOf(form);
  store.removeCookies(cookie);

  const attachSignals = (): void => {
    if (configuration.cookiesType !== 'none') return;
    const forms = page.querySelectorAll<HTMLFormElement>(SIGNAL_FORMS);
    if (!forms.length) return;
    const value = encodeNoCookieData(noCookie.forForm());
    for (const form of forms)
      hiddenField(form, FIELDS.noCookie, `apbct_special_field ${FIELDS.noCookie}`).value = value;
  };

  const countFields = (form: HTMLFormElement): HTMLInputElement | undefined => {
    let input = watched.get(form);
    if (!input?.isConnected) {
      if (!countsFields || !takesVisibleFields(form)) return undefined;
      input = hiddenField(form, FIELDS.visibleFields);
      input.id = `${FIELDS.visibleFields}_${placeOf(form)}`;
      watched.set(form, input);
    }
    input.value = encodeMap({ 0: summarise(form) });
    return input;
  };

  const scan = (): void => {
    for (const form of page.forms) if (!watched.has(form)) countFields(form);
    if (!configuration.hasBotDetector) attachSignals();
  };

  const onSubmit = ({ target }: Event): void => {
    if (!(target instanceof HTMLFormElement)) return;
    if (countFields(target)) {
      const summary = JSON.stringify(summarise(target));
      store.removeCookies(cookie, MOST_FORMS_WITH_COOKIES - 1);
      const isNative = configuration.cookiesType === 'native';
      store.set({ [isNative ? cookie + placeOf(target) : KEYS.visibleFields]: summary });
    }
    attachSignals();
    beforeLeaving();
  };

  setTimeout(() => {
    scan();
    setInterval(scan, RESCAN_EVERY_MS);
  }, SCAN_AFTER_MS);
  page.addEventListener('gform_page_loaded', attachSignals);
  // In the capture phase, so that the form's own handlers run afterwards and may still cancel.
  page.addEventListener('submit', onSubmit, true);
  return { attachSignals };
}

/**
 * The form's field with that name, moved to the end. What is so already is not written again: each time the page would be styled
 * anew, and all who observe it would be told.
 */
function hiddenField(form: HTMLFormElement, name: string, className = ''): HTMLInputElement {
  // From the prototype, as below: a field named `append` shadows the form's own method, and `ownerDocument` its own page.
  const own = Element.prototype;
  const all = own.querySelectorAll.call(form, `input[name=${name}]`) as NodeListOf<HTMLInputElement>;
  const [input = document.createElement('input'), ...doubles] = all;
  for (const double of doubles) double.remove();
  if (input.className !== className || input.type !== 'hidden')
    Object.assign(input, { type: 'hidden', name, className });
  if (form.lastElementChild !== input) own.append.call(form, input);
  return input;
}
