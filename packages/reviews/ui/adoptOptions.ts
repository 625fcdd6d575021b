import { parseOptions, type ReviewOptions } from '../wire/public.ts';

/** Every review in a widget, in any layout. */
export const CARDS = '.grw-review, .wp-google-review';

/** The options from wherever the markup has them, outermost first. */
export function adoptOptions(root: Element): ReviewOptions {
  const row = root.querySelector('.grw-row[data-options]');
  const badge = root.querySelector('[data-opts]');
  return parseOptions(
    root.getAttribute('data-options'),
    row?.getAttribute('data-options'),
    badge?.getAttribute('data-opts'),
  );
}
