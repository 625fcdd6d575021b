import { createHmac } from 'node:crypto';
import type { Secrets } from '@portico/kernel/server';
import type { FastifyRequest } from 'fastify';

/** The sender, as far as a request shows. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  readonly languages: string;
  /** The request's cookies. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    languages: request.headers['accept-language'] ?? '',
    cookies: request.cookies ?? {},
  };
}

/** Sixteen digits that are the same for the same browser at the same IP address, and meaningless to others. */
export async function visitorId(secrets: Secrets, visitor: Visitor): Promise<string> {
  return createHmac('sha256', await secrets.current('spam-visitors'))
    .update(JSON.stringify([visitor.address, visitor.userAgent, visitor.languages]))
    .digest('hex')
    .slice(-16);
}
