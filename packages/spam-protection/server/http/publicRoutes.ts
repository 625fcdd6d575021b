import type { Limits, Nonces } from '@portico/kernel/server';
import {
  type AjaxCall,
  FORM_BODY_LIMIT,
  HttpError,
  NOT_KEPT,
  readFields,
  refuseAction,
  refuseLargeBodies,
  textField,
  tryAgainIn,
} from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AJAX_ACTIONS, CALLS, NONCE_ACTIONS, REST_NAMESPACE } from '../../wire/public.ts';
import { type Answer, type Call, type Calls, LaterAnswer } from '../calls/Call.ts';
import { apbctAnswer, apbctRefusal, checkForm } from '../calls/checkForm.ts';
import { FORM_CHECKS } from '../spamLimits.ts';
import type { Judge } from '../verdicts/createJudge.ts';
import type { Judgement } from '../verdicts/Submission.ts';
import { visitorOf } from '../visitors.ts';
import { visitorWordsIn } from '../words/visitorWords.ts';

export interface PublicParts {
  readonly calls: Calls;
  readonly nonces: Nonces;
  readonly judge: Judge;
  readonly limits: Limits;
  /** The site's language. */
  readonly language: () => string;
  /** The modal's body for administrators. */
  readonly optionsTemplate: () => Promise<string>;
}

const POSTED_BY_VISITORS = {
  method: 'POST',
  role: 'visitor',
  bodyLimit: FORM_BODY_LIMIT,
  onRequest: refuseLargeBodies,
} as const;

type CallName = keyof Calls;

/** The plugin's calls on both transports, in WordPress's own shapes. */
export function publicRoutes(app: FastifyInstance, parts: PublicParts): void {
  for (const [name, { route }] of Object.entries(CALLS) as [CallName, { route: string }][])
    app.onRest(`/wp-json/${REST_NAMESPACE}/${route}`, {
      ...POSTED_BY_VISITORS,
      handler: (request, reply) => rest(parts, name, request, reply),
    });

  const actions = Object.values(CALLS).map(({ action }) => action);
  app.onAdminAjax(actions, (call) => answerByAjax(parts, call));
  app.onAdminAjax([AJAX_ACTIONS.optionsTemplate], async ({ request, reply }) => {
    const actor = await request.identify();
    return actor?.role === 'administrator' ? send(reply, await parts.optionsTemplate()) : refuseAction(reply);
  });
  // These ask on behalf of forms that are not ours, and carry the other transport's nonce.
  app.onAdminAjax(CHECKS, (call) => checkByAjax(parts, call, apbctRefusal, apbctAnswer));
  app.onAdminAjax([AJAX_ACTIONS.internalCheck], (call) =>
    checkByAjax(parts, call, internalRefusal, (judgement) =>
      judgement.outcome === 'accept' || judgement.outcome === 'hold'
        ? { success: true }
        : internalRefusal(judgement.sentence),
    ),
  );
}

async function rest(
  parts: PublicParts,
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = await readFields(request);
  const nonce = request.headers['x-wp-nonce'] ?? textField(fields, '_wpnonce');
  if (nonce === '' || nonce === undefined)
    throw new HttpError(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  if ((await parts.nonces.verify(nonce, NONCE_ACTIONS.rest, '0')) === 'invalid')
    throw new HttpError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
  return send(reply, await parts.calls[name](await callOf(request, fields)));
}

async function answerByAjax(
  { calls, nonces }: PublicParts,
  { action, fields, request, reply }: AjaxCall,
): Promise<FastifyReply> {
  const name = NAME_OF_ACTION.get(action);
  const call = await callOf(request, fields);
  if (!name || !(await isGoodAjaxNonce(nonces, textField(fields, '_ajax_nonce'), call)))
    return reply.code(403).type('text/html').send('-1');
  return send(reply, await calls[name](call));
}

async function checkByAjax(
  { judge, limits, language }: PublicParts,
  { fields, request, reply }: AjaxCall,
  refusal: (sentence: string) => Refusal,
  answer: (judgement: Judgement) => Answer,
): Promise<FastifyReply> {
  const call = await callOf(request, fields);
  const over = await limits.take(FORM_CHECKS, call.visitor.address);
  if (over) {
    const sentence = `${visitorWordsIn(language()).tooManyForms} ${tryAgainIn(over.retryAfterMs, language())}`;
    return send(reply, new LaterAnswer(over, refusal(sentence)));
  }
  return send(reply, answer(await checkForm(judge, call)));
}

type Refusal = LaterAnswer['body'];

const internalRefusal = (sentence: string | null): Refusal => ({ success: false, data: sentence });

const NAME_OF_ACTION = new Map<string, CallName>(
  (Object.entries(CALLS) as [CallName, { action: string }][]).map(([name, { action }]) => [action, name]),
);
const CHECKS = [
  AJAX_ACTIONS.forceCheck,
  AJAX_ACTIONS.socialLoginCheck,
  AJAX_ACTIONS.frameCheck,
  'cleantalk_force_mailchimp_shadowroot_check',
  'cleantalk_force_otterform_check',
  'cleantalk_force_elfsight_check',
];

async function isGoodAjaxNonce(nonces: Nonces, nonce: string, { actor }: Call): Promise<boolean> {
  const accepted: [string, string][] = [
    [NONCE_ACTIONS.ajax, '0'],
    [NONCE_ACTIONS.rest, '0'],
    ...(actor ? [[NONCE_ACTIONS.admin, actor.sessionId] as [string, string]] : []),
  ];
  for (const [action, visitor] of accepted)
    if ((await nonces.verify(nonce, action, visitor)) !== 'invalid') return true;
  return false;
}

async function callOf(request: FastifyRequest, fields: Call['fields']): Promise<Call> {
  return { fields, visitor: visitorOf(request), actor: await request.identify(), host: request.host };
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.headers(NOT_KEPT);
  if (answer instanceof LaterAnswer)
    return reply
      .code(429)
      .header('retry-after', Math.ceil(answer.over.retryAfterMs / 1000))
      .send(answer.body);
  return typeof answer === 'string'
    ? reply.type('text/plain; charset=utf-8').send(answer)
    : reply.send(answer);
}
