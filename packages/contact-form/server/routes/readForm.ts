import { HttpError, type PartLimits, peekBody, readParts } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';
import type { CompiledForm } from '../../template/compileForm.ts';
import { sizeLimit } from '../../template/controls/fileControl.ts';
import { ERRORS } from '../../wire/public.ts';
import type { FormUser } from '../FormUser.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import type { PostedForm, ReceivedFile, SubmissionOrigin } from '../uploads/PostedForm.ts';
import { plainFields } from './plainFields.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST_FILE = 64 * MEGABYTE;

/** More than anybody enters into a form: a megabyte of text is a book. All files of a form share the rest of the stream. */
export const FORM_LIMITS: PartLimits = {
  fields: 1000,
  fieldBytes: MEGABYTE,
  files: 20,
  fileBytes: LARGEST_FILE,
  streamBytes: LARGEST_FILE + 2 * MEGABYTE,
};

/** Forms up to this size are read as a whole. */
const SMALL_BYTES = 64 * 1024;

/** The result of reading a multipart form. */
export interface ReadForm {
  readonly form: CompiledForm | null;
  readonly posted: PostedForm;
}

/**
 * Reads a multipart form. Files are streamed to disk; those that the form does not ask for are dropped. The form's ID may be in
 * its hidden fields, which come first.
 */
export async function readMultipart(
  request: FastifyRequest,
  find: (fields: PostedForm['fields']) => Promise<CompiledForm | null> | CompiledForm,
  uploads: Uploads,
): Promise<ReadForm> {
  const plain = await smallForm(request);
  if (plain) return { form: await find(plain), posted: { fields: plain, files: [] } };
  const fields: [string, string][] = [];
  const files: ReceivedFile[] = [];
  let form: CompiledForm | null | undefined;
  try {
    for await (const part of readParts(request, FORM_LIMITS)) {
      if (part.type === 'field') {
        fields.push([part.name, part.value]);
        continue;
      }
      form ??= await find(fields);
      const field = part.name.replace(/\[\d*\]$/, '');
      const tag = form?.tags.find(({ name, basetype }) => basetype === 'file' && name === field);
      // A file input without a selection is sent as a part without a file name.
      if (tag && part.fileName)
        files.push(await uploads.receive(tag.name, part.fileName, part.content, sizeLimit(tag)));
    }
  } catch (error) {
    await uploads.discard(files);
    throw inOurWords(error);
  }
  return { form: form ?? (await find(fields)), posted: { fields, files } };
}

async function smallForm({ raw, headers }: FastifyRequest): Promise<PostedForm['fields'] | null> {
  const body = await peekBody(raw, Number(headers['content-length'] ?? 0), SMALL_BYTES);
  const fields = body && plainFields(body, headers['content-type'] ?? '');
  // Nothing else reads the body that was put back, and a request ends only once it has been read.
  if (fields) raw.resume();
  return fields;
}

export function originOf(request: FastifyRequest, user: FormUser | null): SubmissionOrigin {
  const { headers } = request;
  return {
    remoteIp: request.ip,
    userAgent: headers['user-agent'] ?? '',
    pageUrl: ownPage(headers.referer, request.host),
    cookies: 'cookies' in request ? (request.cookies as Record<string, string | undefined>) : {},
    headers,
    user,
  };
}

const LONGEST_URL = 2000;

/** Only for pages of this site: another site's referrer is useless in a mail and may be misleading. */
function ownPage(referer: string | undefined, host: string): string {
  if (!referer || !URL.canParse(referer)) return '';
  return new URL(referer).host === host ? referer.slice(0, LONGEST_URL) : '';
}

/** Error codes that clients of Contact Form 7 may know; the message is shown below the form. */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  if (error.status === 413)
    return new HttpError(413, ERRORS.tooLarge, 'The message is larger than this form accepts.');
  return error.status === 400 ? new HttpError(400, ERRORS.unreadable, error.message) : error;
}
