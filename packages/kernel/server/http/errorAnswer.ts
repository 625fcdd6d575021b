import Type, { type Static } from 'typebox';
import { isStorageTrouble } from '../database/StorageUnavailableError.ts';
import { fieldErrors, type SchemaViolation } from './fieldErrors.ts';
import { HttpError, invalidFields } from './HttpError.ts';

/** The body of every error response. */
export const ErrorBody = Type.Object({
  code: Type.String({ description: 'For programs: does not change when the sentence does.' }),
  message: Type.String({ description: 'For people: one or more whole sentences.' }),
  data: Type.Object(
    {
      status: Type.Integer(),
      params: Type.Optional(
        Type.Record(Type.String(), Type.String(), { description: 'What is wrong, by field.' }),
      ),
    },
    { additionalProperties: true },
  ),
});
export type ErrorBody = Static<typeof ErrorBody>;

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
  /** Our own fault: logged, and not disclosed to the caller. */
  readonly isFault: boolean;
}

/** The response to an error that ended a call. */
export function errorAnswer(error: unknown): ErrorAnswer {
  const known = asHttpError(error);
  const retryAfter = known.details.retryAfterSeconds;
  return {
    status: known.status,
    headers: typeof retryAfter === 'number' ? { 'retry-after': String(Math.ceil(retryAfter)) } : {},
    body: {
      code: known.code,
      message: known.message,
      data: { ...known.details, status: known.status },
    },
    isFault: known.status >= 500,
  };
}

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isStorageTrouble(error)) return noRoom();
  if (!isFastifyError(error)) return fault();
  if (error.validation) return invalidFields(fieldErrors(error.validation));
  const sentence = SENTENCES[error.code ?? ''];
  if (sentence) return new HttpError(error.statusCode, 'rest_unreadable_body', sentence);
  if (error.statusCode < 500) return new HttpError(error.statusCode, 'rest_bad_request', error.message);
  return fault();
}

const fault = (): HttpError =>
  new HttpError(
    500,
    'internal_server_error',
    'Something went wrong on our side. It has been logged; please try again in a moment.',
  );

const noRoom = (): HttpError =>
  new HttpError(
    503,
    'storage_unavailable',
    'Nothing can be saved at the moment: the disk of this site is full, or cannot be written to. What was saved before is safe. Please try again later.',
  );

/** Messages for what Fastify refuses before a handler runs. */
const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This call takes JSON, with the content type application/json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'What was sent is larger than this call accepts.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'This call needs a JSON body, and none was sent.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its header says.',
};

interface FastifyErrorLike {
  readonly statusCode: number;
  readonly code?: string;
  readonly message: string;
  readonly validation?: readonly SchemaViolation[];
}

function isFastifyError(error: unknown): error is FastifyErrorLike {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
