import type { FastifyRequest } from 'fastify';
import type { SignedInRole } from './Role.ts';

/** The signed-in user behind a call. */
export interface Actor {
  readonly userId: string;
  readonly name: string;
  readonly displayName: string;
  readonly role: SignedInRole;
  readonly sessionId: string;
}

/** Identifies the caller; `null` for a visitor. */
export type Identify = (request: FastifyRequest) => Promise<Actor | null>;
