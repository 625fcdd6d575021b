import { REST_ROOT } from './rest.ts';

/** The address that a call of the REST interface is registered at, in whichever of WordPress's ways it is written. */
export function restAddress(url: string): string {
  return withoutSlash(plainPermalink(url));
}

/**
 * A site without pretty addresses calls its REST interface by a parameter: `/?rest_route=/nv/v1/posts/page/2`. Here it is
 * the same call at the same address as everybody else's.
 */
function plainPermalink(url: string): string {
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

/** WordPress takes a slash at the end of a route for nothing. */
function withoutSlash(url: string): string {
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  const isRoute = url.startsWith(`${REST_ROOT}/`) && end > REST_ROOT.length + 1 && url[end - 1] === '/';
  return isRoute ? url.slice(0, end - 1) + url.slice(end) : url;
}
