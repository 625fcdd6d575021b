import { createHash } from 'node:crypto';
import type { Nonces } from '@portico/kernel/server';
import { acceptMultipart, errorAnswer, HttpError, invalidNonce, noRoute } from '@portico/kernel/server/http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Schema } from '../../rules/Rule.ts';
import type { CompiledForm } from '../../template/compileForm.ts';
import {
  API_NAMESPACE,
  CAPTCHA_PATH,
  ERRORS,
  HIDDEN,
  NONCE_FIELD,
  REST_NONCE_ACTION,
} from '../../wire/public.ts';
import { blankCaptcha } from '../challenges/drawCaptcha.ts';
import type { FindUser, FormUser } from '../FormUser.ts';
import type { Forms } from '../forms/createForms.ts';
import type { Submissions } from '../submission/createSubmissions.ts';
import { filledSchema, hasTagsInRules } from '../submission/filledReply.ts';
import type { Challenges } from '../submission/phases.ts';
import { refillOf } from '../submission/refillOf.ts';
import type { SiteFacts } from '../submission/SiteFacts.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { type PostedForm, postedValue } from '../uploads/PostedForm.ts';
import { originOf, readMultipart } from './readForm.ts';
import { schemaDescription } from './schemaDescription.ts';
import type { SubmissionLimits } from './submissionLimits.ts';

export interface PublicParts {
  readonly limits: SubmissionLimits;
  readonly forms: Forms;
  readonly submissions: Submissions;
  readonly challenges: Challenges;
  readonly uploads: Uploads;
  readonly nonces: Nonces;
  readonly today: () => Promise<string>;
  readonly site: () => Promise<SiteFacts>;
  readonly findUser: FindUser;
}

const VISITOR = { config: { role: 'visitor' } } as const;
/** The user in nonces of pages that are the same for everybody. */
const VISITORS_NONCE = '0';
const SCHEMA_CACHE = 'public, max-age=60';

/** The three calls of the contract, and the captcha image. */
export function publicRoutes(parts: PublicParts): FastifyPluginAsync {
  const { forms, limits, submissions, challenges, uploads } = parts;
  const schemas = new WeakMap<Schema, EncodedSchema>();
  return async (app) => {
    acceptMultipart(app);
    const base = `/wp-json/${API_NAMESPACE}/contact-forms` as const;

    app.onRest<ById>(`${base}/:id/feedback`, {
      ...{ method: 'POST', role: 'visitor', cacheControl: 'no-store', onRequest: refuseOtherThanMultipart },
      handler: async (request, reply) => {
        const form = await formOf(request);
        const tooMany = await limits.arrives(form, request.ip);
        if (tooMany) return later(reply, form, tooMany);
        const { posted } = await readMultipart(request, () => form, uploads);
        const tooMuch = await limits.isKept(form, request.ip, posted);
        if (tooMuch) {
          await uploads.discard(posted.files);
          return later(reply, form, tooMuch);
        }
        const user = await refusing(posted, async () => {
          const member = await memberOf(request, posted);
          requireUnitTag(posted);
          return member;
        });
        return submissions.submit(form, posted, originOf(request, user));
      },
    });

    app.onRest<ById>(`${base}/:id/feedback/schema`, {
      ...{ method: 'GET', role: 'visitor', cacheControl: SCHEMA_CACHE },
      handler: async (request, reply) => {
        const { body, etag } = await schemaOf(await formOf(request));
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('application/json; charset=utf-8').send(body);
      },
    });

    app.onRest<ById>(`${base}/:id/feedback/schema`, {
      ...{ method: 'OPTIONS', role: 'visitor' },
      handler: async (request, reply) => {
        await formOf(request);
        return reply.header('allow', 'GET').send(schemaDescription);
      },
    });

    app.onRest<ById>(`${base}/:id/refill`, {
      ...{ method: 'GET', role: 'visitor', cacheControl: 'no-store' },
      handler: async (request) => {
        const refill = await refillOf(await formOf(request), challenges);
        return Object.keys(refill).length > 0 ? refill : [];
      },
    });

    app.get<{ Params: { file: string } }>(`${CAPTCHA_PATH}:file`, VISITOR, async (request, reply) => {
      const [, challenge = ''] = /^(\d{1,20})\.png$/.exec(request.params.file) ?? [];
      const image = challenge === '0' ? blankCaptcha() : await challenges.captchas.draw(challenge);
      if (!image) throw new HttpError(404, ERRORS.notFound, 'This picture is not there any more.');
      return reply.header('cache-control', 'private, max-age=3600').type('image/png').send(image);
    });
  };

  /** Encoded once per form and day, unless its messages mention the site, whose details may change. */
  async function schemaOf(form: CompiledForm): Promise<EncodedSchema> {
    const rules = form.schema(await parts.today());
    const known = schemas.get(rules);
    if (known) return known;
    if (hasTagsInRules(rules)) return encoded(filledSchema(rules, { form, site: await parts.site() }));
    const written = encoded(rules);
    schemas.set(rules, written);
    return written;
  }

  /** The page's nonce proves who is signed in; without it the call is treated as a visitor's, whatever the cookies say. */
  async function memberOf(request: FastifyRequest, posted: PostedForm): Promise<FormUser | null> {
    const nonce = postedValue(posted, NONCE_FIELD);
    if (!nonce) return null;
    const actor = await request.identify();
    const proof = await parts.nonces.verify(nonce, REST_NONCE_ACTION, actor?.sessionId ?? VISITORS_NONCE);
    if (proof === 'invalid') throw invalidNonce();
    return actor && parts.findUser(actor.userId);
  }

  async function refusing<Answer>(posted: PostedForm, check: () => Promise<Answer>): Promise<Answer> {
    try {
      return await check();
    } catch (error) {
      await uploads.discard(posted.files);
      throw error;
    }
  }

  async function formOf(request: FastifyRequest<ById>): Promise<CompiledForm> {
    const { id } = request.params;
    requireNumber(id);
    const form = id.length < 10 ? await forms.find(Number(id)) : null;
    if (!form) throw new HttpError(404, ERRORS.notFound, 'The requested contact form was not found.');
    return form;
  }
}

interface ById {
  Params: { id: string };
}

/** Anything but a number is not a form's route. */
function requireNumber(id: string): void {
  if (!/^\d+$/.test(id)) throw noRoute();
}

async function refuseOtherThanMultipart(request: FastifyRequest): Promise<void> {
  requireNumber((request.params as ById['Params']).id);
  if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? ''))
    throw new HttpError(415, ERRORS.unsupportedMediaType, 'The request payload format is not supported.');
}

/** An error and a reply in one, so that the form shows the message whichever of the two a client reads. */
function later(reply: FastifyReply, form: CompiledForm, error: HttpError): FastifyReply {
  const { status, headers, body } = errorAnswer(error);
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send({ ...body, contact_form_id: form.definition.id, status: 'mail_failed', invalid_fields: [] });
}

function requireUnitTag(posted: PostedForm): void {
  if (postedValue(posted, HIDDEN.unitTag).replace(/[^\w-]/g, '')) return;
  throw new HttpError(400, ERRORS.unitTagNotFound, 'There is no valid unit tag.');
}

interface EncodedSchema {
  readonly body: string;
  readonly etag: string;
}

function encoded(schema: Schema): EncodedSchema {
  const body = JSON.stringify(schema);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}
