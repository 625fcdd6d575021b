import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FRESH_NONCE, HIDDEN_TARGET } from '../../wire/public.ts';
import { type ForwardParts, forwardForm } from './forwardForm.ts';
import { answerFreshNonce, type FreshNonces, NONCE_MARK } from './freshNonce.ts';
import { peekForm } from './peekForm.ts';

export type EverywhereParts = FreshNonces & ForwardParts;

const LONGEST_BODY = 64 * 1024;

/**
 * Two things are posted to any URL of the site, including pages: requests for a new nonce, and forms on their way to another
 * host. So this inspects small forms before any handler reads them.
 */
export function answerEverywhere(app: FastifyInstance, parts: EverywhereParts): void {
  const look = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const form = await peekForm(request, [NONCE_MARK, HIDDEN_TARGET.action], LONGEST_BODY);
    if (form?.get(FRESH_NONCE.action) === NONCE_MARK) await answerFreshNonce(parts, form, request, reply);
    else if (form?.has(HIDDEN_TARGET.action)) await forwardForm(parts, form, request, reply);
  };
  // Every request passes here, so anything but a POST continues synchronously.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST') look(request, reply).then(() => done(), done);
    else done();
  });
}
