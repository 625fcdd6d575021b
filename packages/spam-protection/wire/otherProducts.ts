/** What WordPress and the products on it give to tags, and words in the names that they give to what they show. */
const TAGS = 'script[id$="-js"],link[id$="-css"],[src*="/wp-content/"],iframe';
const NAMES =
  /add_to_cart|amelia|Appointment|b24-|bloom|booked-|bookingpress|bpa-|elfsight|et_pb_|fcal_|fields_reorder|fluent|mailpoet|mcforms|metform|nex-|otter-|pafe-|sender-form|single-product|smart-forms|sqb|user-registration|wfu_|wprm-/;

/** Whether a page shows at a glance that WordPress or a product on it has made it. */
export function hasForeignTags(page: Document): boolean {
  return page.querySelector(TAGS) !== null;
}

/**
 * Finding one too many costs a page a chunk; missing one costs its site the protection. One look at each name: as selectors,
 * all of them for each element, this would be the longest task of a page's opening.
 */
export function hasForeignNames(page: Document): boolean {
  return [...page.querySelectorAll('[class],[id]')].some((element) =>
    NAMES.test(`${element.getAttribute('class')} ${element.id}`),
  );
}
