import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identify } from '../http/Actor.ts';
import { SESSION_LIFE_MS, type Sessions } from './sessions.ts';

export const SESSION_COOKIE = 'portico_session';

/** Who makes a call, by the cookie that sign-in gave out. */
export function identifyByCookie(sessions: Sessions): Identify {
  return async (request) => {
    const token = sessionToken(request);
    return token ? sessions.identify(token) : null;
  };
}

export function sessionToken(request: FastifyRequest): string | null {
  return fastifyCookie.parse(request.headers.cookie ?? '')[SESSION_COOKIE] || null;
}

/** The cookie outlives the session's idle time: the server decides when a session ends. */
export function giveSessionCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, token, SESSION_LIFE_MS / 1000);
}

export function takeSessionCookie(reply: FastifyReply): void {
  setCookie(reply, '', 0);
}

function setCookie(reply: FastifyReply, value: string, maxAge: number): void {
  reply.header(
    'set-cookie',
    fastifyCookie.serialize(SESSION_COOKIE, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: reply.request.protocol === 'https',
      maxAge,
    }),
  );
}
