import { HttpError, type PartLimits, peekBody, readParts } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';
import type { CompiledForm } from '../../template/compileForm.ts';
import { sizeLimit } from '../../template/controls/fileControl.ts';
import { ERRORS } from '../../wire/public.ts';
import type { FormUser } from '../submission/FormUser.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import type { PostedForm, ReceivedFile, SubmissionOrigin } from '../uploads/PostedForm.ts';
import { plainFields } from './plainFields.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST_FILE = 64 * MEGABYTE;

/** More than any form that a person fills in: a megabyte of text is a book. All files of a form share what is left of the stream. */
export const FORM_LIMITS: PartLimits = {
  fields: 1000,
  fieldBytes: MEGABYTE,
  files: 20,
  fileBytes: LARGEST_FILE,
  streamBytes: LARGEST_FILE + 2 * MEGABYTE,
};

/** Up to here a form is read as a whole. */
const SMALL_BYTES = 64 * 1024;

/** What a form of parts turned out to be. */
export interface ReadForm {
  readonly form: CompiledForm | null;
  readonly posted: PostedForm;
}

/**
 * Reads a form that was sent in parts. Files go to disk as they come; those that the form does not ask for go nowhere.
 * Which form it is may stand in its hidden fields, which come before the rest.
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
      // An input without a choice is sent as a part without a name.
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
  // What was put back is of no use to anybody else, and a request is over only when it has been read.
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

/** Only a page of this site: what another one calls itself is of no use in a mail, and may be meant to mislead. */
function ownPage(referer: string | undefined, host: string): string {
  if (!referer || !URL.canParse(referer)) return '';
  return new URL(referer).host === host ? referer.slice(0, LONGEST_URL) : '';
}

/** The codes that clients of Contact Form 7 may know; the sentence is shown below the form. */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error;
  if (error.status === 413)
    return new HttpError(413, ERRORS.tooLarge, 'The message is larger than this form accepts.');
  return error.status === 400 ? new HttpError(400, ERRORS.unreadable, error.message) : error;
}
