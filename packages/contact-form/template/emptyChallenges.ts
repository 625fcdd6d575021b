import { CAPTCHA_PATH } from '../wire/public.ts';
import type { RenderContext } from './RenderContext.ts';

/**
 * Puzzles for a page that many visitors get from a cache: a question without a key, a picture without letters. The script
 * fetches the visitor's own when it starts; without scripts the first reply brings them.
 */
export const emptyChallenges: Pick<RenderContext, 'quiz' | 'captcha'> = {
  quiz: (tag) => ({ question: tag.values[0] ?? '', answerKey: '' }),
  captcha: () => ({ challenge: '', imageUrl: `${CAPTCHA_PATH}0.png` }),
};
