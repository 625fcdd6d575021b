import type { AmendableBody } from './AmendableBody.ts';

/**
 * Observes the requests of other scripts. Whatever goes wrong in an observer, the request is sent as its own script wrote it.
 */
export interface RequestObserver {
  /** A quick check before any body is read: is this request of interest? */
  wants(request: RequestHead): boolean;
  /** May add headers and change the body before the request is sent. */
  amend?(request: ObservedRequest): void;
  /** May refuse a `fetch`, which then rejects with `Error('Forbidden')`. An XMLHttpRequest is never delayed. */
  allow?(request: ObservedRequest): boolean | Promise<boolean>;
  /** Called with the response. Request its text at once or never: afterwards it belongs to the page. */
  answered?(answer: ObservedAnswer, request: RequestHead): void;
}

export interface RequestHead {
  readonly channel: 'fetch' | 'xhr';
  /** Absolute. */
  readonly url: string;
  /** In capitals. */
  readonly method: string;
}

export interface ObservedRequest extends RequestHead {
  /** Headers set here are sent. */
  readonly headers: Headers;
  /** `null` if there is no body, or one of a kind that must not be touched. */
  readonly body: AmendableBody | null;
  /** The text of the body as the page passed it, whatever its kind; empty if it was not text. */
  readonly raw: string;
}

export interface ObservedAnswer {
  readonly status: number;
  text(): Promise<string>;
}

export const REFUSED = 'Forbidden';

export function requestHead(
  view: Window,
  channel: RequestHead['channel'],
  method: string,
  url: string | URL,
): RequestHead {
  return { channel, url: new URL(url, view.document.baseURI).href, method: method.toUpperCase() };
}
