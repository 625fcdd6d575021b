import { REST_ROOT } from './rest.ts';

/**
 * A site without pretty addresses calls its REST interface by a parameter: `/?rest_route=/nv/v1/posts/page/2`. Here it is
 * the same call at the same address as everybody else's.
 */
export function plainPermalink(url: string): string {
  if (!PLAIN.test(url)) return url;
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const route = query.get('rest_route') ?? '';
  // Only where it is a path of that interface: never to another host, and never out of it.
  if (!ROUTE.test(route) || route.includes('..')) return url;
  query.delete('rest_route');
  const rest = query.toString();
  return `${REST_ROOT}${encodeURI(route)}${rest && `?${rest}`}`;
}

const PLAIN = /^\/(?:index\.php)?\?(?:[^#]*&)?rest_route=/;
const ROUTE = /^(?:\/[\w-]+){1,2}\/v\d+\/[\w/-]+$/;
