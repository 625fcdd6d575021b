import { decodeEntities } from '@portico/kernel/markup';
import type { Clock, Database, UsedOnce } from '@portico/kernel/server';
import type { FormTag } from '../../template/FormTag.ts';
import type { Signature } from './signature.ts';

export interface Quizzes {
  ask(formId: number, tag: FormTag, pick?: number): Promise<Quiz>;
  /** A right answer is valid until its key is spent. */
  check(formId: number, field: string, answer: string, answerKey: string): Promise<boolean>;
  spend(transaction: Database, answerKey: string): Promise<void>;
}

export interface Quiz {
  readonly question: string;
  readonly answerKey: string;
}

/** A page may be cached for a day before its quiz is answered; two slots cover that. */
const SLOT_MS = 24 * 60 * 60 * 1000;

/**
 * An answer key is valid for one field of one form, for a day or two and for one message. Nothing is stored until it is spent,
 * or anyone requesting quizzes could fill the disk.
 */
export function createQuizzes(
  signature: Signature,
  clock: Clock,
  used: UsedOnce,
  random: () => number,
): Quizzes {
  const slot = (): number => Math.floor(clock.now() / SLOT_MS);
  return {
    async ask(formId, tag, pick = Math.floor(random() * tag.pipes.length)) {
      const { before = '', after = '' } = tag.pipes[pick] ?? {};
      const answerKey = await signature.seal(
        'quiz',
        String(formId),
        tag.name,
        String(slot()),
        canonical(after),
      );
      return { question: before, answerKey };
    },
    async check(formId, field, answer, answerKey) {
      for (const age of [0, 1])
        if (
          await signature.verifySeal(
            answerKey,
            'quiz',
            String(formId),
            field,
            String(slot() - age),
            canonical(answer),
          )
        )
          return !(await used.isUsed(answerKey));
      return false;
    },
    spend: (transaction, answerKey) => used.use(transaction, answerKey, clock.now() + 2 * SLOT_MS),
  };
}

/** Case, width and white space are ignored. */
function canonical(text: string): string {
  return decodeEntities(text).normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}
