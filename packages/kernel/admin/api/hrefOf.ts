import {
  ADMIN_API,
  type AnyRequest,
  addressOf,
  type Endpoint,
  type RequestArguments,
} from '../../calls/index.ts';

/** Where a link to a call leads: for what is downloaded rather than read. */
export function hrefOf<Call extends Endpoint>(call: Call, ...request: RequestArguments<Call>): string;
export function hrefOf(call: Endpoint, request: AnyRequest = {}): string {
  return ADMIN_API + addressOf(call, request);
}
