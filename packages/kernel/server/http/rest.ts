import type {
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteOptions,
} from 'fastify';
import { noRoute } from './HttpError.ts';
import type { Role } from './Role.ts';

export const REST_ROOT = '/wp-json';

/** A namespace with its version and a route: `/wp-json/wp/v2/search`. */
export type RestPath = `${typeof REST_ROOT}/${string}/v${number}/${string}`;

export interface RestRoute<Call extends RouteGenericInterface>
  extends Omit<
    RouteOptions<RawServerDefault, RawRequestDefaultExpression, RawReplyDefaultExpression, Call>,
    'url' | 'config'
  > {
  readonly role: Role;
  /** How long a response may be cached. Never sent with an error. */
  readonly cacheControl?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles calls of WordPress's REST API, also those made by `?rest_route=`. */
    onRest<Call extends RouteGenericInterface = RouteGenericInterface>(
      path: RestPath,
      route: RestRoute<Call>,
    ): void;
  }
  interface FastifyContextConfig {
    isRest?: true;
  }
}

/**
 * WordPress's REST API, shared by all features. Open it before features connect: each registers its routes only here, duplicate
 * routes prevent the start, and an unregistered route is answered as WordPress does.
 */
export async function openRest(app: FastifyInstance): Promise<void> {
  app.decorate('onRest', function onRest<
    Call extends RouteGenericInterface,
  >(this: FastifyInstance, path: RestPath, { role, cacheControl, ...route }: RestRoute<Call>) {
    this.route<Call>({
      ...route,
      url: path,
      config: { role, isRest: true },
      ...(cacheControl && {
        onSend: (_request, reply, payload, done) => {
          if (reply.statusCode < 400) reply.header('cache-control', cacheControl);
          done(null, payload);
        },
      }),
    });
  });
  app.addHook('onRoute', ({ url, config }) => {
    if (isBelow(url) && !config?.isRest)
      throw new Error(`The route ${url} is part of the REST interface. Register it with app.onRest.`);
  });
  await app.register(async (scope) => scope.setNotFoundHandler(() => Promise.reject(noRoute())), {
    prefix: REST_ROOT,
  });
}

function isBelow(url: string): boolean {
  return url.startsWith(`${REST_ROOT}/`);
}
