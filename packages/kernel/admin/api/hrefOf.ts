import {
  ADMIN_API,
  type AnyRequest,
  addressOf,
  type Endpoint,
  type RequestArguments,
} from '../../calls/index.ts';

/** The URL of a call, for a download link. */
export function hrefOf<Call extends Endpoint>(call: Call, ...request: RequestArguments<Call>): string;
export function hrefOf(call: Endpoint, request: AnyRequest = {}): string {
  return ADMIN_API + addressOf(call, request);
}
