import { accountCalls } from '@portico/admin/wire/admin';
import type { Limit } from '@portico/kernel/server';
import { takeSessionCookie } from '@portico/kernel/server/accounts';
import { adminRoute, notFound, overLimit } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { AdminPorts } from './AdminPorts.ts';
import { refusal } from './refusal.ts';

/** Changing the password requires the old one: this limit keeps someone at an unattended session from guessing it. */
const PASSWORD_CHANGES: Limit = {
  ...{ name: 'password-changes', windowMs: 15 * 60 * 1000, isShared: true },
  ...{ each: 10, inAll: 1_000 },
};

/** The user's own account: profile, password and sessions. */
export function accountRoutes(app: FastifyInstance, { accounts, limits }: AdminPorts): void {
  const { users, sessions } = accounts;

  adminRoute(app, accountCalls.read, {
    role: 'editor',
    summary: 'Reads the profile of the person who is signed in.',
    async handle({ actor }) {
      const user = await users.find(actor.userId);
      if (!user) throw notFound('This account');
      return user;
    },
  });

  adminRoute(app, accountCalls.change, {
    role: 'editor',
    summary: 'Changes the profile of the person who is signed in.',
    async handle({ actor, body }) {
      const outcome = await users.change(actor.userId, body);
      if (!outcome.ok) throw refusal(outcome.reason);
      return outcome.value;
    },
  });

  adminRoute(app, accountCalls.changePassword, {
    role: 'editor',
    summary: 'Changes the password and signs out everywhere else.',
    async handle({ actor, body }) {
      const over = await limits.take(PASSWORD_CHANGES, actor.userId);
      if (over) throw overLimit('There were too many attempts.', over);
      const outcome = await users.changePassword(actor.userId, { ...body, keepSession: actor.sessionId });
      if (!outcome.ok) throw refusal(outcome.reason);
    },
  });

  adminRoute(app, accountCalls.sessions, {
    role: 'editor',
    summary: 'Lists where the person is signed in.',
    async handle({ actor }) {
      const open = await sessions.list(actor.userId);
      return { items: open.map((session) => ({ ...session, isThisOne: session.id === actor.sessionId })) };
    },
  });

  adminRoute(app, accountCalls.endOtherSessions, {
    role: 'editor',
    summary: 'Signs out everywhere else.',
    handle: async ({ actor }) => ({ ended: await sessions.endAll(actor.userId, actor.sessionId) }),
  });

  adminRoute(app, accountCalls.endSession, {
    role: 'editor',
    summary: 'Signs out in one place.',
    async handle({ actor, params, reply }) {
      const own = await sessions.list(actor.userId);
      if (!own.some((session) => session.id === params.id)) throw notFound('This session');
      await sessions.end(params.id);
      if (params.id === actor.sessionId) takeSessionCookie(reply);
    },
  });
}
