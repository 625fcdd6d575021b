import { sessionCalls } from '@portico/admin/wire/admin';
import type { Limit } from '@portico/kernel/server';
import { deviceToken, giveSessionCookies } from '@portico/kernel/server/accounts';
import { adminRoute, HttpError, originOf, overLimit } from '@portico/kernel/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminPorts } from './AdminPorts.ts';
import { sessionOf } from './sessionOf.ts';

const ASKED_FOR: Limit = {
  ...{ name: 'sign-in-links', windowMs: 60 * 60 * 1000, isShared: true },
  ...{ each: 10, inAll: 300 },
};

/** The way in for whoever has forgotten the password: a link by mail, and a new password in exchange for it. */
export function signInLinkRoutes(app: FastifyInstance, ports: AdminPorts): void {
  const { accounts, limits, publicUrl } = ports;

  adminRoute(app, sessionCalls.askForLink, {
    role: 'visitor',
    summary: 'Mails a link to choose a new password, and does not say whether there is such an account.',
    async handle({ body, request }) {
      // Before anything is looked up, and for every name.
      const over = await limits.take(ASKED_FOR, request.ip);
      if (over) throw overLimit('Links were asked for too often.', over);
      const user = await accounts.users.findTyped(body.name);
      await ports.mailLink({ user: user?.id ?? null, origin: safeOrigin(request, publicUrl) });
    },
  });

  adminRoute(app, sessionCalls.useLink, {
    role: 'visitor',
    summary: 'Takes a link, sets the new password, ends all sessions of the account, and signs in.',
    async handle({ body, actor, request, reply }) {
      const result = await accounts.links.use({
        ...body,
        device: deviceToken(request),
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      });
      if (result.kind === 'refused') throw usedUp();
      if (actor) await accounts.sessions.end(actor.sessionId);
      giveSessionCookies(reply, result);
      return sessionOf(ports, result);
    },
  });
}

/**
 * The host of a request is whatever its sender wrote there, and a link that leads to them would bring them the token.
 * So a mail names the address that the owner has set, or this very machine.
 */
function safeOrigin(request: FastifyRequest, publicUrl: string | null): string | null {
  if (publicUrl) return publicUrl;
  return THIS_MACHINE.test(request.host) ? originOf(request, null) : null;
}

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

function usedUp(): HttpError {
  return new HttpError(
    400,
    'link_used_up',
    'This link was used already, or is older than half an hour. Ask for a new one.',
  );
}
