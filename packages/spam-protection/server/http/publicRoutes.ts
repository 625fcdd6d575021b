import type { Nonces } from '@portico/kernel/server';
import { HttpError } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_AJAX_PATH, AJAX_ACTIONS, CALLS, NONCE_ACTIONS, REST_NAMESPACE } from '../../protocol.ts';
import { apbctAnswer, checkForm } from '../calls/checkForm.ts';
import type { Judge } from '../verdicts/createJudge.ts';
import { visitorOf } from '../visitors.ts';
import type { Answer, Call, Calls } from './Call.ts';
import {
  BODY_LIMIT,
  boundVisitors,
  readFields,
  refuseLargeBodies,
  SIGNED_IN_BODY_LIMIT,
  text,
} from './readFields.ts';

/** Answers a call whose action is none of ours, or `null` where nobody knows it. */
export type OtherCalls = (call: {
  readonly action: string;
  readonly fields: Call['fields'];
  readonly caller: string;
}) => Promise<{ readonly status: number; readonly body: object } | null>;

export interface PublicParts {
  readonly calls: Calls;
  readonly nonces: Nonces;
  readonly judge: Judge;
  /** What other features answer here. */
  readonly otherCalls: OtherCalls;
  /** The modal's body for administrators. */
  readonly optionsTemplate: () => Promise<string>;
}

const VISITORS = {
  config: { role: 'visitor' },
  bodyLimit: BODY_LIMIT,
  onRequest: refuseLargeBodies,
} as const;
/** Shared with other features, whose editors send whole pages here. */
const EVERYBODY = {
  config: { role: 'visitor' },
  bodyLimit: SIGNED_IN_BODY_LIMIT,
  preParsing: boundVisitors,
} as const;
/** The answer is about this visitor and this moment only. */
const NOT_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;

type CallName = keyof Calls;

/** The plugin's calls on both transports, in WordPress's own shapes. */
export function publicRoutes(app: FastifyInstance, parts: PublicParts): void {
  for (const [name, { route }] of Object.entries(CALLS) as [CallName, { route: string }][])
    app.post(`/wp-json/${REST_NAMESPACE}/${route}`, VISITORS, (request, reply) =>
      rest(parts, name, request, reply),
    );

  app.post(ADMIN_AJAX_PATH, EVERYBODY, (request, reply) => ajax(parts, request, reply));

  // Sites without readable addresses name the call in the query.
  app.post('/index.php', VISITORS, async (request, reply) => {
    const route = restRouteOf(request);
    return route ? rest(parts, route, request, reply) : reply.callNotFound();
  });
}

async function rest(
  parts: PublicParts,
  name: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fields = await readFields(request);
  const nonce = request.headers['x-wp-nonce'] ?? text(fields, '_wpnonce');
  if (nonce === '' || nonce === undefined)
    throw new HttpError(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
  if ((await parts.nonces.verify(nonce, NONCE_ACTIONS.rest, '0')) === 'invalid')
    throw new HttpError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');
  return send(reply, await parts.calls[name](await callOf(request, fields)));
}

async function ajax(parts: PublicParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const fields = await readFields(request);
  const action = text(fields, 'action');
  const call = await callOf(request, fields);

  if (action === AJAX_ACTIONS.optionsTemplate) {
    if (call.actor?.role !== 'administrator')
      return reply.code(400).headers(NOT_KEPT).type('text/html').send('0');
    return send(reply, await parts.optionsTemplate());
  }
  // These ask on behalf of forms that are none of ours, and carry the nonce of the other transport.
  if (CHECKS.has(action)) return send(reply, apbctAnswer(await checkForm(parts.judge, call)));
  if (action === AJAX_ACTIONS.internalCheck) {
    const judgement = await checkForm(parts.judge, call);
    const isFine = judgement.action === 'accept' || judgement.action === 'hold';
    return send(reply, isFine ? { success: true } : { success: false, data: judgement.sentence });
  }

  const name = NAME_OF_ACTION.get(action);
  if (!name) {
    const answer = await parts.otherCalls({ action, fields, caller: call.visitor.address });
    if (answer) return reply.code(answer.status).headers(NOT_KEPT).send(answer.body);
    return reply.code(400).headers(NOT_KEPT).type('text/html').send('0');
  }
  if (!(await isGoodAjaxNonce(parts.nonces, text(fields, '_ajax_nonce'), call)))
    return reply.code(403).headers(NOT_KEPT).type('text/html').send('-1');
  return send(reply, await parts.calls[name](call));
}

const NAME_OF_ACTION = new Map(
  (Object.entries(CALLS) as [CallName, { action: string }][]).map(([name, { action }]) => [action, name]),
);
const CHECKS = new Set<string>([
  AJAX_ACTIONS.forceCheck,
  AJAX_ACTIONS.socialLoginCheck,
  AJAX_ACTIONS.frameCheck,
  'cleantalk_force_mailchimp_shadowroot_check',
  'cleantalk_force_otterform_check',
  'cleantalk_force_elfsight_check',
]);

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

/** `?rest_route=/cleantalk-antispam/v1/alt_sessions` */
function restRouteOf({ query }: FastifyRequest): CallName | null {
  const route =
    typeof query === 'object' && query !== null && 'rest_route' in query ? String(query.rest_route) : '';
  const entries = Object.entries(CALLS) as [CallName, { route: string }][];
  return entries.find((entry) => route === `/${REST_NAMESPACE}/${entry[1].route}`)?.[0] ?? null;
}

async function callOf(request: FastifyRequest, fields: Call['fields']): Promise<Call> {
  return { fields, visitor: visitorOf(request), actor: await request.identify(), host: request.host };
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.headers(NOT_KEPT);
  return typeof answer === 'string'
    ? reply.type('text/plain; charset=utf-8').send(answer)
    : reply.send(answer);
}
