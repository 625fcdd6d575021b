import type { Clock } from '@portico/kernel/server';
import type { FormTag } from '../../template/FormTag.ts';
import { decodeEntities } from '../../template/markup.ts';
import type { Signature } from './signature.ts';

export interface Quizzes {
  ask(formId: number, tag: FormTag, pick?: number): Promise<Quiz>;
  check(formId: number, field: string, answer: string, answerKey: string): Promise<boolean>;
}

export interface Quiz {
  readonly question: string;
  readonly answerKey: string;
}

/** A page may lie in a cache for a day before its quiz is answered; two slots cover that. */
const SLOT_MS = 24 * 60 * 60 * 1000;

/** The key to an answer holds for one field of one form and for a day or two: a pair that was seen once is soon worthless. */
export function createQuizzes(signature: Signature, clock: Clock, random: () => number): Quizzes {
  const slot = (): number => Math.floor(clock.now() / SLOT_MS);
  return {
    async ask(formId, tag, pick = Math.floor(random() * tag.pipes.length)) {
      const { before = '', after = '' } = tag.pipes[pick] ?? {};
      const answerKey = await signature.sign(
        'quiz',
        String(formId),
        tag.name,
        String(slot()),
        canonical(after),
      );
      return { question: decodeEntities(before), answerKey };
    },
    async check(formId, field, answer, answerKey) {
      for (const age of [0, 1])
        if (
          await signature.verify(
            answerKey,
            'quiz',
            String(formId),
            field,
            String(slot() - age),
            canonical(answer),
          )
        )
          return true;
      return false;
    },
  };
}

/** Case, width and white space are no part of an answer. */
function canonical(text: string): string {
  return decodeEntities(text).normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}
