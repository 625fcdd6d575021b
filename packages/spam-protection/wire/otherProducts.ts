/** What WordPress and its plugins put on tags, and words in the names they use. */
const TAGS = 'script[id$="-js"],link[id$="-css"],[src*="/wp-content/"],iframe';
const NAMES =
  /add_to_cart|amelia|Appointment|b24-|bloom|booked-|bookingpress|bpa-|elfsight|et_pb_|fcal_|fields_reorder|fluent|mailpoet|mcforms|metform|nex-|otter-|pafe-|sender-form|single-product|smart-forms|sqb|user-registration|wfu_|wprm-/;

/** Whether a page was obviously made by WordPress or one of its plugins. */
export function hasForeignTags(page: Document): boolean {
  return page.querySelector(TAGS) !== null;
}

/**
 * A false positive costs a page one chunk; a miss costs its site the protection. Each name is checked once: as selectors, all
 * of them for each element, this would be the longest task while a page opens.
 */
export function hasForeignNames(page: Document): boolean {
  return [...page.querySelectorAll('[class],[id]')].some((element) =>
    NAMES.test(`${element.getAttribute('class')} ${element.id}`),
  );
}
