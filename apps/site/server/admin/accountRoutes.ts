import { Ended, IdParams, OpenSessions, PasswordChange, ProfileChange, User } from '@portico/admin/protocol';
import { takeSessionCookie } from '@portico/kernel/server/accounts';
import { adminRoute, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { AdminPorts } from './AdminPorts.ts';
import { refusal } from './refusal.ts';

/** A person's own account: profile, password, and where they are signed in. */
export function accountRoutes(app: FastifyInstance, { accounts }: AdminPorts): void {
  const { users, sessions } = accounts;

  adminRoute(app, {
    method: 'GET',
    url: '/account',
    role: 'editor',
    summary: 'Reads the profile of the person who is signed in.',
    schema: { answer: User },
    async handle({ actor }) {
      const user = await users.find(actor.userId);
      if (!user) throw notFound('This account');
      return user;
    },
  });

  adminRoute(app, {
    method: 'PUT',
    url: '/account',
    role: 'editor',
    summary: 'Changes the profile of the person who is signed in.',
    schema: { body: ProfileChange, answer: User },
    async handle({ actor, body }) {
      const outcome = await users.change(actor.userId, body);
      if (!outcome.ok) throw refusal(outcome.reason);
      return outcome.value;
    },
  });

  adminRoute(app, {
    method: 'POST',
    url: '/account/password',
    role: 'editor',
    summary: 'Changes the password and signs out everywhere else.',
    schema: { body: PasswordChange },
    async handle({ actor, body }) {
      const outcome = await users.changePassword(actor.userId, { ...body, keepSession: actor.sessionId });
      if (!outcome.ok) throw refusal(outcome.reason);
    },
  });

  adminRoute(app, {
    method: 'GET',
    url: '/account/sessions',
    role: 'editor',
    summary: 'Lists where the person is signed in.',
    schema: { answer: OpenSessions },
    async handle({ actor }) {
      const open = await sessions.list(actor.userId);
      return { items: open.map((session) => ({ ...session, isThisOne: session.id === actor.sessionId })) };
    },
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/account/sessions',
    role: 'editor',
    summary: 'Signs out everywhere else.',
    schema: { answer: Ended },
    handle: async ({ actor }) => ({ ended: await sessions.endAll(actor.userId, actor.sessionId) }),
  });

  adminRoute(app, {
    method: 'DELETE',
    url: '/account/sessions/:id',
    role: 'editor',
    summary: 'Signs out in one place.',
    schema: { params: IdParams },
    async handle({ actor, params, reply }) {
      const own = await sessions.list(actor.userId);
      if (!own.some((session) => session.id === params.id)) throw notFound('This session');
      await sessions.end(params.id);
      if (params.id === actor.sessionId) takeSessionCookie(reply);
    },
  });
}
