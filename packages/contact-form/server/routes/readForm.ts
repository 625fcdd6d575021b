import type { MultipartValue } from '@fastify/multipart';
import { HttpError, peekBody } from '@portico/kernel/server/http';
import type { FastifyRequest } from 'fastify';
import type { CompiledForm } from '../../template/compileForm.ts';
import { sizeLimit } from '../../template/controls/fileControl.ts';
import type { FormUser } from '../submission/FormUser.ts';
import type { PostedForm, ReceivedFile, SubmissionOrigin } from '../submission/PostedForm.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { plainFields } from './plainFields.ts';

/** More than any form that a person fills in, and little enough to be read in no time. */
export const LIMITS = {
  fields: 1000,
  fieldNameSize: 300,
  fieldSize: 256 * 1024,
  files: 20,
  parts: 1100,
  headerPairs: 50,
};

const LARGEST_FILE = 64 * 1024 * 1024;
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
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: LARGEST_FILE } })) {
      if (part.type === 'field') {
        fields.push([part.fieldname, textOf(part)]);
        continue;
      }
      form ??= await find(fields);
      const field = part.fieldname.replace(/\[\d*\]$/, '');
      const tag = form?.tags.find(({ name, basetype }) => basetype === 'file' && name === field);
      // An input without a choice is sent as a part without a name.
      if (tag && part.filename)
        files.push(await uploads.receive(tag.name, part.filename, part.file, sizeLimit(tag)));
      else part.file.resume();
    }
  } catch (error) {
    // The rest is read and thrown away, or the browser would wait with its question half asked.
    request.raw.unpipe();
    request.raw.resume();
    await uploads.discard(files);
    throw asHttpError(error);
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

function textOf(part: MultipartValue): string {
  if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
  return String(part.value);
}

function tooLarge(): HttpError {
  return new HttpError(413, 'wpcf7_too_large', 'The message is larger than this form accepts.');
}

function asHttpError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^FST_(PARTS|FILES|FIELDS|REQ_FILE)_/.test(code)) return tooLarge();
  if (code === 'FST_PROTO_VIOLATION' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' || isMalformed(error))
    return new HttpError(400, 'wpcf7_unreadable', 'The form arrived in pieces that cannot be put together.');
  return error;
}

function isMalformed(error: unknown): boolean {
  return error instanceof Error && /malformed|unexpected end|boundary/i.test(error.message);
}
