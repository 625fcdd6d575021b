import { recordOf, rowsOf, textOf } from '../settings/read.ts';

/**
 * Whether a kit was made with Elementor, so that its documents take Elementor's own look for granted wherever they say
 * nothing. Elementor gives each of its four fonts a title; the style of a site of ours names them by their ids alone.
 */
export function followsElementor(settings: unknown): boolean {
  return rowsOf(recordOf(settings).system_typography).some(
    ({ _id, title, typography_typography }) =>
      typography_typography === 'custom' && textOf(title) !== '' && textOf(title) !== textOf(_id),
  );
}
