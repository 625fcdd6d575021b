import type { Limit, Limits, OverLimit } from '@portico/kernel/server';
import { type HttpError, overLimit } from '@portico/kernel/server/http';
import type { CompiledForm } from '../../template/compileForm.ts';
import { type VisitorWords, visitorWordsIn } from '../../template/visitorWords.ts';
import type { PostedForm } from '../uploads/PostedForm.ts';

const MINUTE_MS = 60 * 1000;
const MEGABYTE = 1024 * 1024;

/** Two each for an office of 500 people, within ten minutes. */
export const SUBMISSIONS: Limit = {
  ...{ name: 'submissions', windowMs: 10 * MINUTE_MS },
  ...{ each: 1_000, inAll: 20_000 },
};
/** The disk space that messages and their files may take up per day. */
export const KEPT_BYTES: Limit = {
  ...{ name: 'submitted-bytes', windowMs: 24 * 60 * MINUTE_MS },
  ...{ each: 500 * MEGABYTE, inAll: 5_000 * MEGABYTE },
};

export interface SubmissionLimits {
  /** Counts a new submission; returns the error, in the form's language, if there are too many. */
  arrives(form: CompiledForm, address: string): Promise<HttpError | null>;
  /** Counts the bytes of a submission that has been read; returns the error if there are too many. */
  isKept(form: CompiledForm, address: string, posted: PostedForm): Promise<HttpError | null>;
}

export function createSubmissionLimits(limits: Limits): SubmissionLimits {
  return {
    arrives: async (form, address) => refusal(form, 'tooMany', await limits.take(SUBMISSIONS, address)),
    async isKept(form, address, { fields, files }) {
      const typed = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
      const bytes = files.reduce((sum, { size }) => sum + size, typed);
      return refusal(form, 'tooMuch', await limits.take(KEPT_BYTES, address, bytes));
    },
  };
}

function refusal(
  { definition: { locale } }: CompiledForm,
  reason: keyof VisitorWords,
  over: OverLimit | null,
): HttpError | null {
  return over && overLimit(visitorWordsIn(locale)[reason], over, locale);
}
