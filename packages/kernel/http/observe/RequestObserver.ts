import type { AmendableBody } from './AmendableBody.ts';

/**
 * Somebody who looks at the requests of other scripts. Whatever goes wrong in an observer, the request runs as its
 * own script wrote it.
 */
export interface RequestObserver {
  /** A quick look, before any body is read: is this request of interest? */
  wants(request: RequestHead): boolean;
  /** May add headers and change the body, before the request leaves. */
  amend?(request: ObservedRequest): void;
  /** May refuse a `fetch`, which then rejects with `Error('Forbidden')`. An XMLHttpRequest is never held up. */
  allow?(request: ObservedRequest): boolean | Promise<boolean>;
  /** Hears of the answer. Ask for its text at once or never: afterwards it belongs to the page. */
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
  /** What is set here is sent. */
  readonly headers: Headers;
  /** `null` when there is no body, or one of a kind that is not to be touched. */
  readonly body: AmendableBody | null;
  /** The text of a body as the page gave it, whatever its kind; empty when it was no text. */
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
