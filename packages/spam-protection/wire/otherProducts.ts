/** What WordPress and the products on it give to tags, and words in the names that they give to what they show. */
const TAGS = 'script[id$="-js"],link[id$="-css"],[src*="/wp-content/"],iframe';
const NAMES =
  'add_to_cart amelia Appointment b24- bloom booked- bookingpress bpa- elfsight et_pb_ fcal_ fields_reorder fluent mailpoet mcforms metform nex- otter- pafe- sender-form single-product smart-forms sqb user-registration wfu_ wprm-';

/** Finding one too many costs a page a chunk; missing one costs its site the protection. */
export function otherProducts(): string {
  return NAMES.split(' ').reduce((all, name) => `${all},[class*=${name}],[id*=${name}]`, TAGS);
}
