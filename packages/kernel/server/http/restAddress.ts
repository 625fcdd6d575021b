import { REST_ROOT } from './rest.ts';

/** The registered URL of a REST call, in whichever of WordPress's forms it is written. */
export function restAddress(url: string): string {
  return withoutSlash(plainPermalink(url));
}

/**
 * A site without pretty permalinks calls its REST API by a parameter: `/?rest_route=/nv/v1/posts/page/2`. It is mapped to the
 * same URL as any other call.
 */
function plainPermalink(url: string): string {
  if (!PLAIN.test(url)) return url;
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const route = query.get('rest_route') ?? '';
  // Only for paths of that API: never to another host, and never outside it.
  if (!ROUTE.test(route) || route.includes('..')) return url;
  query.delete('rest_route');
  const rest = query.toString();
  return `${REST_ROOT}${encodeURI(route)}${rest && `?${rest}`}`;
}

const PLAIN = /^\/(?:index\.php)?\?(?:[^#]*&)?rest_route=/;
const ROUTE = /^(?:\/[\w-]+){1,2}\/v\d+\/[\w/-]+$/;

/** WordPress ignores a trailing slash of a route. */
function withoutSlash(url: string): string {
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  const isRoute = url.startsWith(`${REST_ROOT}/`) && end > REST_ROOT.length + 1 && url[end - 1] === '/';
  return isRoute ? url.slice(0, end - 1) + url.slice(end) : url;
}
