import { listenForDecoding } from './decoder.ts';
import type { GuardPart } from './Guard.ts';

/** The administrator's pages listen in the same way. */
export { listenForDecoding };

/** For pages that hide addresses from harvesters. */
export const join: GuardPart['join'] = ({ protection: { view, configuration, load }, calls }) => {
  listenForDecoding(
    { view, text: configuration.text, decode: async (encoded) => (await calls()).decode(encoded) },
    load,
  );
};
