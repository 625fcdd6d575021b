import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FRESH_NONCE, HIDDEN_TARGET } from '../../wire/public.ts';
import type { Judge } from '../verdicts/createJudge.ts';
import { answerFreshNonce, type FreshNonces, NONCE_MARK } from './freshNonce.ts';
import { handOn } from './handOn.ts';
import { peekForm } from './peekForm.ts';

export interface EverywhereParts extends FreshNonces {
  readonly judge: Judge;
}

const LONGEST_BODY = 64 * 1024;

/**
 * Two things are posted to any address of the site, pages included: requests for a new nonce, and forms that are on
 * their way to another host. So this looks into small forms before anybody else reads them.
 */
export function answerEverywhere(app: FastifyInstance, { judge, ...nonces }: EverywhereParts): void {
  const look = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const form = await peekForm(request, [NONCE_MARK, HIDDEN_TARGET.action], LONGEST_BODY);
    if (form?.get(FRESH_NONCE.action) === NONCE_MARK) await answerFreshNonce(nonces, form, request, reply);
    else if (form?.has(HIDDEN_TARGET.action))
      await handOn({ judge, limits: nonces.limits }, form, request, reply);
  };
  // Every call passes here, so those that post nothing wait for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'POST') look(request, reply).then(() => done(), done);
    else done();
  });
}
