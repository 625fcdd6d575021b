import { acceptMultipart, type ErrorAnswer, errorAnswer, isMultipart } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CompiledForm } from '../../template/compileForm.ts';
import { emptyChallenges } from '../../template/emptyChallenges.ts';
import type { FormOutcome } from '../../template/renderForm.ts';
import type { FormReturn } from '../../ui/FormReturns.tsx';
import { CHALLENGE_IN_URL, type FeedbackReply, HIDDEN, statusClass } from '../../wire/public.ts';
import { type FindUser, signedInUser } from '../FormUser.ts';
import type { Forms } from '../forms/createForms.ts';
import type { Submissions } from '../submission/createSubmissions.ts';
import { enteredFields } from '../submission/enteredFields.ts';
import type { Challenges } from '../submission/phases.ts';
import { refillOf } from '../submission/refillOf.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { type PostedForm, postedValue } from '../uploads/PostedForm.ts';
import { FORM_LIMITS, originOf, type ReadForm, readMultipart } from './readForm.ts';
import type { SubmissionLimits } from './submissionLimits.ts';

/** Browsers without scripts post a form to its page and get that page back with the outcome. */
export interface PagePosts {
  /** Registers the parser for such forms; for the routes that accept them. */
  prepare(app: FastifyInstance): Promise<void>;
  /** `null` if what was posted is not one of our forms. */
  answer(request: FastifyRequest): Promise<PostAnswer | null>;
}

export interface PostAnswer extends FormReturn {
  /** The status and headers of the page if the form was refused for now. */
  readonly refusal?: Pick<ErrorAnswer, 'status' | 'headers'>;
}

export interface PagePostParts {
  readonly limits: SubmissionLimits;
  readonly forms: Forms;
  readonly submissions: Submissions;
  readonly challenges: Challenges;
  readonly uploads: Uploads;
  readonly findUser: FindUser;
}

export function pagePosts({
  forms,
  limits,
  submissions,
  challenges,
  uploads,
  findUser,
}: PagePostParts): PagePosts {
  return {
    prepare: async (app) => acceptMultipart(app),

    async answer(request) {
      const { form, posted } = isMultipart(request)
        ? await readMultipart(request, (fields) => formOf(fields, forms), uploads)
        : await readUrlEncoded(request.body, forms);
      if (!form) {
        await uploads.discard(posted.files);
        return null;
      }
      const unitTag = postedValue(posted, HIDDEN.unitTag).replace(/[^\w-]/g, '');
      const refused =
        (await limits.arrives(form, request.ip)) ?? (await limits.isKept(form, request.ip, posted));
      if (refused) {
        await uploads.discard(posted.files);
        return {
          ...{ unitTag, challenges: await freshChallenges(form, challenges) },
          outcome: failure(form, posted, refused.message),
          refusal: errorAnswer(refused),
        };
      }
      const isAsked = form.settings.membersOnly || form.speaksOfUser;
      const user = isAsked ? await signedInUser(findUser, request) : null;
      const outcome = await submissions.submit(form, posted, originOf(request, user)).then(
        (reply) => outcomeOf(reply, form, posted),
        (error) => {
          request.log.error({ err: error, form: form.definition.id }, 'A submission without scripts failed.');
          return failure(form, posted, form.messages.mail_sent_ng);
        },
      );
      return { unitTag, outcome, challenges: await freshChallenges(form, challenges) };
    },
  };
}

async function formOf(fields: PostedForm['fields'], forms: Forms): Promise<CompiledForm | null> {
  const id = postedValue({ fields, files: [] }, HIDDEN.formId);
  return /^\d{1,9}$/.test(id) ? forms.find(Number(id)) : null;
}

async function readUrlEncoded(body: unknown, forms: Forms): Promise<ReadForm> {
  const fields = urlEncoded(body);
  return { form: await formOf(fields, forms), posted: { fields, files: [] } };
}

function urlEncoded(body: unknown): [string, string][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body)
    .slice(0, FORM_LIMITS.fields)
    .flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)]));
}

function outcomeOf(reply: FeedbackReply, form: CompiledForm, posted: PostedForm): FormOutcome {
  return {
    status: statusClass(reply.status),
    message: reply.message,
    errors: new Map(reply.invalid_fields.map(({ field, message }) => [field, message])),
    entered: reply.status === 'mail_sent' ? null : entered(form, posted),
    postedDataHash: reply.posted_data_hash ?? '',
  };
}

function failure(form: CompiledForm, posted: PostedForm, message: string): FormOutcome {
  return {
    ...{ status: 'failed', message, errors: new Map(), postedDataHash: '' },
    entered: entered(form, posted),
  };
}

function entered(form: CompiledForm, posted: PostedForm): ReadonlyMap<string, readonly string[]> {
  return new Map(enteredFields(form, posted).map(({ name, raw }) => [name, raw]));
}

async function freshChallenges(
  form: CompiledForm,
  challenges: Challenges,
): Promise<FormReturn['challenges']> {
  const { quiz = {}, captcha = {} } = await refillOf(form, challenges);
  return {
    quiz(tag) {
      const [question, answerKey] = quiz[tag.name] ?? ['', ''];
      return { question, answerKey };
    },
    captcha(field) {
      const imageUrl = captcha[field];
      return imageUrl
        ? { imageUrl, challenge: CHALLENGE_IN_URL.exec(imageUrl)?.[1] ?? '' }
        : emptyChallenges.captcha(field);
    },
  };
}
