import { Session, SignIn } from '@portico/admin/protocol';
import { giveSessionCookie, takeSessionCookie } from '@portico/kernel/server/accounts';
import { adminRoute, HttpError, NONCE_ACTION, tooManyRequests } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { AdminPorts } from './AdminPorts.ts';

/** Signing in and out, and finding out who one is. */
export function sessionRoutes(app: FastifyInstance, { accounts, nonces }: AdminPorts): void {
  async function sessionOf(userId: string, sessionId: string): Promise<Session> {
    return {
      user: await accounts.users.find(userId),
      nonce: await nonces.issue(NONCE_ACTION, sessionId),
    };
  }

  adminRoute(app, {
    method: 'GET',
    url: '/session',
    role: 'visitor',
    summary: 'Tells who is signed in, with the nonce for calls that change something.',
    schema: { answer: Session },
    handle: async ({ actor }) =>
      actor ? sessionOf(actor.userId, actor.sessionId) : { user: null, nonce: null },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/session',
    role: 'visitor',
    summary: 'Signs in.',
    schema: { body: SignIn, answer: Session },
    async handle({ body, actor, request, reply }) {
      const result = await accounts.signIn({
        ...body,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      });
      if (result.kind === 'locked') throw lockedOut(result.retryAfterMs);
      if (result.kind === 'refused') throw wrongCredentials();
      // The browser is about to forget the old token, so nobody could ever end that session.
      if (actor) await accounts.sessions.end(actor.sessionId);
      giveSessionCookie(reply, result.token);
      return sessionOf(result.userId, result.sessionId);
    },
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/session',
    role: 'editor',
    summary: 'Signs out.',
    schema: {},
    async handle({ actor, reply }) {
      await accounts.sessions.end(actor.sessionId);
      takeSessionCookie(reply);
    },
  });
}

function wrongCredentials(): HttpError {
  return new HttpError(
    401,
    'incorrect_password',
    'This name and password do not belong together. Check both and try again.',
  );
}

function lockedOut(retryAfterMs: number): HttpError {
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  return tooManyRequests(
    `There were too many wrong passwords. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    retryAfterMs / 1000,
  );
}
