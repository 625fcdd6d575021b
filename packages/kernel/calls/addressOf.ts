import type { Endpoint, RequestArguments } from './Endpoint.ts';

/** A request of any call, once its type is no longer known. */
export interface AnyRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The URL of a call, below `/admin/api`. Unset values are left out of the query. */
export function addressOf<Call extends Endpoint>(call: Call, ...request: RequestArguments<Call>): string;
export function addressOf(call: Endpoint, request: AnyRequest = {}): string {
  const given = Object.entries(request.query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return pathOf(call, request) + (query && `?${query}`);
}

/** The URL of a call without its query. */
export function pathOf({ path }: Endpoint, { params = {} }: AnyRequest = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
