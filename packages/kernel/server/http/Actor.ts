import type { FastifyRequest } from 'fastify';
import type { SignedInRole } from './Role.ts';

/** The person behind a call, once signed in. */
export interface Actor {
  readonly userId: string;
  readonly name: string;
  readonly displayName: string;
  readonly role: SignedInRole;
  readonly sessionId: string;
}

/** Finds out who makes a call; `null` for a visitor. */
export type Identify = (request: FastifyRequest) => Promise<Actor | null>;
