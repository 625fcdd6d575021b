import { userCalls } from '@portico/admin/wire/admin';
import { adminRoute, conflict, cursorPage, decodeCursor, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { AdminPorts } from './AdminPorts.ts';
import { refusal } from './refusal.ts';

const UserPlace = Type.String({ maxLength: 100 });

/** All accounts, for administrators. */
export function userRoutes(app: FastifyInstance, { accounts: { users } }: AdminPorts): void {
  adminRoute(app, userCalls.list, {
    role: 'administrator',
    summary: 'Lists the accounts by name.',
    async handle({ query: { cursor, limit, ...filter } }) {
      const after = decodeCursor(cursor, UserPlace);
      const found = await users.list({ ...filter, ...(after !== undefined && { after }), limit: limit + 1 });
      return cursorPage(
        found,
        limit,
        (user) => user.name,
        (user) => user,
      );
    },
  });

  adminRoute(app, userCalls.add, {
    role: 'administrator',
    summary: 'Adds an account.',
    async handle({ body }) {
      const outcome = await users.add(body);
      if (!outcome.ok) throw refusal(outcome.reason);
      return outcome.value;
    },
  });

  adminRoute(app, userCalls.read, {
    role: 'administrator',
    summary: 'Reads an account.',
    async handle({ params }) {
      const user = await users.find(params.id);
      if (!user) throw notFound('This account');
      return user;
    },
  });

  adminRoute(app, userCalls.change, {
    role: 'administrator',
    summary: 'Changes an account, disables it or enables it again.',
    async handle({ params, body, actor }) {
      if (body.isDisabled && params.id === actor.userId)
        throw conflict('own_account', 'You cannot disable the account that you are signed in with.');
      const outcome = await users.change(params.id, body);
      if (!outcome.ok) throw refusal(outcome.reason);
      return outcome.value;
    },
  });

  adminRoute(app, userCalls.resetPassword, {
    role: 'administrator',
    summary: "Sets a new password for somebody and ends that person's sessions.",
    async handle({ params, body }) {
      const outcome = await users.resetPassword(params.id, body.password);
      if (!outcome.ok) throw refusal(outcome.reason);
    },
  });
}
