import type { FastifyRequest } from 'fastify';

/** What mails may say about whoever is signed in, by the names that form authors know: `user_login`, `user_email`, … */
export type FormUser = Readonly<Record<string, string>>;

/** Looks somebody up who has proved to be signed in; `null` for an account that is not there any more. */
export type FindUser = (userId: string) => Promise<FormUser | null>;

export async function signedInUser(find: FindUser, request: FastifyRequest): Promise<FormUser | null> {
  const actor = await request.identify();
  return actor && find(actor.userId);
}
