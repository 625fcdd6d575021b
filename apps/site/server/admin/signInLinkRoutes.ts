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

/** For people who forgot their password: a link by mail, exchanged for a new password. */
export function signInLinkRoutes(app: FastifyInstance, ports: AdminPorts): void {
  const { accounts, limits, publicUrl } = ports;

  adminRoute(app, sessionCalls.askForLink, {
    role: 'visitor',
    summary: 'Mails a link to choose a new password, and does not say whether there is such an account.',
    async handle({ body, request }) {
      // Checked before any lookup, for every name.
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
 * The sender controls the host of a request, and a link to their host would hand them the token. So mails use the URL that the
 * owner has set, or this machine.
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
