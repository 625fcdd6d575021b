import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  boundVisitors,
  type PostedFields,
  readFields,
  SIGNED_IN_BODY_LIMIT,
  textField,
} from './readFields.ts';
import { acceptMultipart } from './readParts.ts';

/** WordPress's shared AJAX URL. */
export const ADMIN_AJAX_PATH = '/wp-admin/admin-ajax.php';

/** A call to that URL, by its action. */
export interface AjaxCall {
  readonly action: string;
  readonly fields: PostedFields;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type AnswerAjax = (call: AjaxCall) => Promise<FastifyReply>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles these actions at `/wp-admin/admin-ajax.php`. The handler decides who may call, and checks the nonce. */
    onAdminAjax(actions: readonly string[], answer: AnswerAjax): void;
  }
}

/**
 * The URL that all features share for calls without their own. Open it before features connect: each registers its actions, and
 * an unregistered action is answered as WordPress does.
 */
export async function openAdminAjax(app: FastifyInstance): Promise<void> {
  const answers = new Map<string, AnswerAjax>();
  app.decorate('onAdminAjax', (actions: readonly string[], answer: AnswerAjax) => {
    for (const action of actions) {
      if (answers.has(action)) throw new Error(`Two features answer the action ${action}.`);
      answers.set(action, answer);
    }
  });
  await app.register(async (scope) => {
    acceptMultipart(scope);
    // No call of ours is made this way, but scripts of other products ask so, and read the answer as WordPress's.
    scope.get(ADMIN_AJAX_PATH, { config: { role: 'visitor' } }, async (_request, reply) =>
      refuseAction(reply.headers(NOT_KEPT)),
    );
    scope.post(ADMIN_AJAX_PATH, OPEN_TO_ALL, async (request, reply) => {
      const fields = await readFields(request);
      const action = textField(fields, 'action');
      reply.headers(NOT_KEPT);
      const answer = answers.get(action);
      return answer ? answer({ action, fields, request, reply }) : refuseAction(reply);
    });
  });
}

/** WordPress's response to an action that is unknown or not allowed for the caller. */
export function refuseAction(reply: FastifyReply): FastifyReply {
  return reply.code(400).type('text/html').send('0');
}

/** The page editor sends whole pages here; visitors have a lower limit. */
const OPEN_TO_ALL = {
  config: { role: 'visitor' },
  bodyLimit: SIGNED_IN_BODY_LIMIT,
  preParsing: boundVisitors,
} as const;

/** The response is for this visitor at this moment only. */
export const NOT_KEPT = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } as const;
