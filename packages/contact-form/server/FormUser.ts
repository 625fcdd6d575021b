import type { FastifyRequest } from 'fastify';

/** What mails may say about the signed-in user, by the names that form authors know: `user_login`, `user_email`, … */
export type FormUser = Readonly<Record<string, string>>;

/** Looks up a user who has proved to be signed in; `null` if the account no longer exists. */
export type FindUser = (userId: string) => Promise<FormUser | null>;

export async function signedInUser(find: FindUser, request: FastifyRequest): Promise<FormUser | null> {
  const actor = await request.identify();
  return actor && find(actor.userId);
}
