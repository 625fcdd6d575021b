import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { Nonces } from '@portico/kernel/server';
import { HttpError, invalidNonce } from '@portico/kernel/server/http';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { API_NAMESPACE, CAPTCHA_PATH, HIDDEN, NONCE_FIELD, REST_NONCE_ACTION } from '../../protocol.ts';
import type { Schema } from '../../rules/Rule.ts';
import type { CompiledForm } from '../../template/compileForm.ts';
import { blankCaptcha } from '../challenges/drawCaptcha.ts';
import type { Forms } from '../forms/createForms.ts';
import type { Submissions } from '../submission/createSubmissions.ts';
import type { FindUser, FormUser } from '../submission/FormUser.ts';
import { type PostedForm, postedValue } from '../submission/PostedForm.ts';
import type { Challenges } from '../submission/phases.ts';
import { refillOf } from '../submission/refillOf.ts';
import type { SiteFacts } from '../submission/SiteFacts.ts';
import { hasSpokenRules, spokenSchema } from '../submission/spokenReply.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { LIMITS, originOf, readMultipart } from './readForm.ts';
import { schemaDescription } from './schemaDescription.ts';

export interface PublicParts {
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
/** Nonces of pages that are the same for everybody are issued to this visitor. */
const VISITORS_NONCE = '0';
const MOST_BYTES = 64 * 1024 * 1024;
const SCHEMA_CACHE = 'public, max-age=60';

/** The three calls of the contract, and the captcha's picture. */
export function publicRoutes(parts: PublicParts): FastifyPluginAsync {
  const { forms, submissions, challenges, uploads } = parts;
  const schemas = new WeakMap<Schema, EncodedSchema>();
  return async (app) => {
    await app.register(multipart, { limits: LIMITS });
    const base = `/wp-json/${API_NAMESPACE}/contact-forms`;

    app.post<ById>(
      `${base}/:id/feedback`,
      { ...VISITOR, bodyLimit: MOST_BYTES, onRequest: refuseOtherThanMultipart },
      async (request, reply) => {
        const form = await formOf(request);
        const { posted } = await readMultipart(request, () => form, uploads);
        const user = await refusing(posted, async () => {
          const member = await memberOf(request, posted);
          requireUnitTag(posted);
          return member;
        });
        reply.header('cache-control', 'no-store');
        return submissions.submit(form, posted, originOf(request, user));
      },
    );

    app.get<ById>(`${base}/:id/feedback/schema`, VISITOR, async (request, reply) => {
      const { body, etag } = await schemaOf(await formOf(request));
      reply.headers({ 'cache-control': SCHEMA_CACHE, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    });

    app.options<ById>(`${base}/:id/feedback/schema`, VISITOR, async (request, reply) => {
      await formOf(request);
      return reply.header('allow', 'GET').send(schemaDescription);
    });

    app.get<ById>(`${base}/:id/refill`, VISITOR, async (request, reply) => {
      const refill = await refillOf(await formOf(request), challenges);
      reply.header('cache-control', 'no-store');
      return Object.keys(refill).length > 0 ? refill : [];
    });

    app.get<{ Params: { file: string } }>(`${CAPTCHA_PATH}:file`, VISITOR, async (request, reply) => {
      const [, challenge = ''] = /^(\d{1,20})\.png$/.exec(request.params.file) ?? [];
      const image = challenge === '0' ? blankCaptcha() : await challenges.captchas.draw(challenge);
      if (!image) throw new HttpError(404, 'wpcf7_not_found', 'This picture is not there any more.');
      return reply.header('cache-control', 'private, max-age=3600').type('image/png').send(image);
    });
  };

  /** Written once for a form and a day, unless its messages speak of the site, which may change. */
  async function schemaOf(form: CompiledForm): Promise<EncodedSchema> {
    const rules = form.schema(await parts.today());
    const known = schemas.get(rules);
    if (known) return known;
    if (hasSpokenRules(rules)) return encoded(spokenSchema(rules, { form, site: await parts.site() }));
    const written = encoded(rules);
    schemas.set(rules, written);
    return written;
  }

  /** The nonce of a page says who is signed in; without it the call is a visitor's, whatever the cookies say. */
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
    if (!/^\d+$/.test(id)) throw new HttpError(404, 'rest_no_route', 'There is no call at this address.');
    const form = id.length < 10 ? await forms.find(Number(id)) : null;
    if (!form) throw new HttpError(404, 'wpcf7_not_found', 'The requested contact form was not found.');
    return form;
  }
}

interface ById {
  Params: { id: string };
}

async function refuseOtherThanMultipart(request: FastifyRequest): Promise<void> {
  if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? ''))
    throw new HttpError(415, 'wpcf7_unsupported_media_type', 'The request payload format is not supported.');
}

function requireUnitTag(posted: PostedForm): void {
  if (postedValue(posted, HIDDEN.unitTag).replace(/[^\w-]/g, '')) return;
  throw new HttpError(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.');
}

interface EncodedSchema {
  readonly body: string;
  readonly etag: string;
}

function encoded(schema: Schema): EncodedSchema {
  const body = JSON.stringify(schema);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}
