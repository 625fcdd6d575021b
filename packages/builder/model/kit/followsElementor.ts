import { recordOf, rowsOf, textOf } from '../settings/read.ts';

/**
 * Whether a kit was made with Elementor, so that its documents rely on Elementor's look by default. Elementor gives its four
 * fonts titles; our own sites identify them only by id.
 */
export function followsElementor(settings: unknown): boolean {
  return rowsOf(recordOf(settings).system_typography).some(
    ({ _id, title, typography_typography }) =>
      typography_typography === 'custom' && textOf(title) !== '' && textOf(title) !== textOf(_id),
  );
}
