import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Nonces } from '../nonces.ts';
import type { Actor, Identify } from './Actor.ts';
import { forbidden, invalidNonce, notSignedIn } from './HttpError.ts';
import { type Role, roleAllows } from './Role.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make this call. A server refuses to start with a route that does not say. */
    role?: Role;
  }
  interface FastifyRequest {
    /** The caller; looked up at most once. `null` is a visitor. */
    identify(): Promise<Actor | null>;
  }
}

/** Carries the nonce of every call that changes something for a signed-in user. */
export const NONCE_HEADER = 'x-portico-nonce';
export const NONCE_ACTION = 'admin';
/** The header that WordPress clients use for it. No other site's page can add either header. */
const WORDPRESS_NONCE_HEADER = 'x-wp-nonce';

export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly role: Role;
}

/**
 * Requires every route registered from here on, in this server and its plugins, to declare a role, and enforces it. Returns the
 * table of declared routes, which grows as routes are registered.
 */
export function protectRoutes(
  app: FastifyInstance,
  { identify, nonces }: { identify: Identify; nonces: Nonces },
): readonly DeclaredRoute[] {
  const table: DeclaredRoute[] = [];
  app.addHook('onRoute', (route) => {
    table.push(...declarations(route));
  });

  const known = new WeakMap<FastifyRequest, Promise<Actor | null>>();
  app.decorateRequest('identify', function (this: FastifyRequest) {
    const actor = known.get(this) ?? identify(this);
    known.set(this, actor);
    return actor;
  });

  const admit = async (request: FastifyRequest, needed: Role): Promise<void> => {
    const actor = await request.identify();
    if (!actor) throw notSignedIn();
    if (!roleAllows(actor.role, needed)) throw forbidden();
    if (isSafe(request.method)) return;
    const nonce = request.headers[NONCE_HEADER] ?? request.headers[WORDPRESS_NONCE_HEADER];
    const proof = await nonces.verify(nonce, NONCE_ACTION, actor.sessionId);
    if (proof === 'invalid') throw invalidNonce();
  };
  // Most calls are visitors', and those need not wait here.
  app.addHook('onRequest', (request, _reply, done) => {
    // A route registered before this protection has no role: only administrators may use it.
    const needed = request.routeOptions.config.role ?? 'administrator';
    if (request.is404 || needed === 'visitor') done();
    else admit(request, needed).then(() => done(), done);
  });

  return table;
}

/** A route without a role is a programming mistake, found when the server starts. */
export class RouteWithoutRoleError extends Error {
  override readonly name = 'RouteWithoutRoleError';
  constructor(route: RouteOptions) {
    super(
      `The route ${String(route.method)} ${route.url} does not say who may call it. ` +
        "Add config: { role: 'visitor' | 'editor' | 'administrator' }.",
    );
  }
}

function declarations(route: RouteOptions): DeclaredRoute[] {
  const role = route.config?.role;
  if (!role) throw new RouteWithoutRoleError(route);
  return [route.method].flat().map((method) => ({ method, url: route.url, role }));
}

/** Methods that change nothing by definition. */
function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
