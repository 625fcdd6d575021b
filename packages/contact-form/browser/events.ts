import type { ContactFormElement } from './Wpcf7.ts';

/** Fires one of the form's events with the details common to all of them. */
export function fire(form: ContactFormElement, name: string, detail: object): void {
  const { id, pluginVersion, locale, unitTag, containerPost } = form.wpcf7;
  const base = {
    contactFormId: id,
    pluginVersion,
    contactFormLocale: locale,
    unitTag,
    containerPostId: containerPost,
  };
  form.dispatchEvent(new CustomEvent(`wpcf7${name}`, { bubbles: true, detail: { ...base, ...detail } }));
}

/** What was entered, for listeners, without the form's internal fields (names with a leading underscore). */
export function inputsOf(formData: FormData): { name: string; value: FormDataEntryValue }[] {
  return [...formData].map(([name, value]) => ({ name, value })).filter(({ name }) => !name.startsWith('_'));
}
