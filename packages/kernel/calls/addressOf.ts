import type { Endpoint, RequestArguments } from './Endpoint.ts';

/** A request of whatever call, where its type is not known any more. */
export interface AnyRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Where a call goes, below `/admin/api`. What is not set is left out of the query. */
export function addressOf<Call extends Endpoint>(call: Call, ...request: RequestArguments<Call>): string;
export function addressOf(call: Endpoint, request: AnyRequest = {}): string {
  const given = Object.entries(request.query ?? {}).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return pathOf(call, request) + (query && `?${query}`);
}

/** The address of a call without its query: what it is about. */
export function pathOf({ path }: Endpoint, { params = {} }: AnyRequest = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
