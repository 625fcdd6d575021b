import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identify } from '../http/Actor.ts';
import { DEVICE_LIFE_MS } from './createDevices.ts';
import { SESSION_LIFE_MS, type Sessions } from './sessions.ts';

export const SESSION_COOKIE = 'portico_session';
/** Kept after signing out: it says that the user has been here, not that they are signed in. */
const DEVICE_COOKIE = 'portico_device';

/** Identifies the caller by the session cookie. */
export function identifyByCookie(sessions: Sessions): Identify {
  return async (request) => {
    const token = sessionToken(request);
    return token ? sessions.identify(token) : null;
  };
}

export function sessionToken(request: FastifyRequest): string | null {
  return cookiesOf(request)[SESSION_COOKIE] || null;
}

export function deviceToken(request: FastifyRequest): string | null {
  return cookiesOf(request)[DEVICE_COOKIE] || null;
}

/**
 * The cookie outlives the session's idle time: the server decides when a session ends. On HTTPS sites the server adds `Secure`
 * to these and all other cookies.
 */
export function giveSessionCookies(
  reply: FastifyReply,
  { token, device }: { readonly token: string; readonly device: string },
): void {
  setCookie(reply, { name: SESSION_COOKIE, value: token, path: '/', lifeMs: SESSION_LIFE_MS });
  // Only the sign-in route needs it.
  setCookie(reply, {
    name: DEVICE_COOKIE,
    value: device,
    path: '/admin/',
    lifeMs: DEVICE_LIFE_MS,
  });
}

export function takeSessionCookie(reply: FastifyReply): void {
  setCookie(reply, { name: SESSION_COOKIE, value: '', path: '/', lifeMs: 0 });
}

interface OurCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly lifeMs: number;
}

function setCookie(reply: FastifyReply, { name, value, path, lifeMs }: OurCookie): void {
  reply.header(
    'set-cookie',
    fastifyCookie.serialize(name, value, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: lifeMs / 1000,
    }),
  );
}

function cookiesOf(request: FastifyRequest): Record<string, string | undefined> {
  return fastifyCookie.parse(request.headers.cookie ?? '');
}
