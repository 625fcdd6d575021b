import { answerAddresses } from './decoder.ts';
import type { GuardPart } from './Guard.ts';

/** The admin pages handle them in the same way. */
export { answerAddresses };

/** For pages that hide addresses from harvesters. */
export const join: GuardPart['join'] = ({ protection: { view, configuration, load, held }, calls }) => {
  answerAddresses(
    { view, text: configuration.text, decode: async (encoded) => (await calls()).decode(encoded) },
    load,
    held,
  );
};
