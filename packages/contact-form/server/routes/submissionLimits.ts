import type { Limit, Limits } from '@portico/kernel/server';
import { type HttpError, overLimit } from '@portico/kernel/server/http';
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
  /** Counts a new submission; returns the error if there are too many. */
  arrives(address: string): Promise<HttpError | null>;
  /** Counts the bytes of a submission that has been read; returns the error if there are too many. */
  isKept(address: string, posted: PostedForm): Promise<HttpError | null>;
}

export function createSubmissionLimits(limits: Limits): SubmissionLimits {
  return {
    async arrives(address) {
      const over = await limits.take(SUBMISSIONS, address);
      return (
        over && overLimit('Too many messages came from your network, so yours has not been sent yet.', over)
      );
    },
    async isKept(address, { fields, files }) {
      const typed = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
      const bytes = files.reduce((sum, { size }) => sum + size, typed);
      const over = await limits.take(KEPT_BYTES, address, bytes);
      return over && overLimit('Your network has sent as much as we can take in a day.', over);
    },
  };
}
