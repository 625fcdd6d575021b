import { sessionCalls } from '@portico/admin/wire/admin';
import { deviceToken, giveSessionCookies, takeSessionCookie } from '@portico/kernel/server/accounts';
import { adminRoute, HttpError, overLimit } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { AdminPorts } from './AdminPorts.ts';
import { sessionOf } from './sessionOf.ts';

/** Signing in and out, and reading the current session. */
export function sessionRoutes(app: FastifyInstance, ports: AdminPorts): void {
  const { accounts } = ports;

  adminRoute(app, sessionCalls.read, {
    role: 'visitor',
    summary: 'Tells who is signed in, with the nonce for calls that change something.',
    handle: async ({ actor }) => (actor ? sessionOf(ports, actor) : { user: null, nonce: null }),
  });

  adminRoute(app, sessionCalls.signIn, {
    role: 'visitor',
    summary: 'Signs in.',
    async handle({ body, actor, request, reply }) {
      const result = await accounts.signIn({
        ...body,
        device: deviceToken(request),
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      });
      if (result.kind === 'locked') throw overLimit('There were too many wrong passwords.', result);
      if (result.kind === 'refused') throw wrongCredentials();
      // The browser is about to forget the old token, so nobody could end that session later.
      if (actor) await accounts.sessions.end(actor.sessionId);
      giveSessionCookies(reply, result);
      return sessionOf(ports, result);
    },
  });

  adminRoute(app, sessionCalls.signOut, {
    role: 'editor',
    summary: 'Signs out.',
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
    'The name or the password is wrong. Check both and try again.',
  );
}
