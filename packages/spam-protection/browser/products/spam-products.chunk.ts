import { observeRequests } from '@portico/kernel/http';
import { GIVEWP_FRAME, UNINSPECTED } from '../../wire/public.ts';
import type { Guard, GuardPart } from '../Guard.ts';
import { amendRequest } from './amendRequest.ts';
import { joinApiFetch } from './apiFetch.ts';
import { askFirst } from './askFirst.ts';
import { strictEvidence } from './evidence.ts';
import { forceAltCookies } from './forceAltCookies.ts';

const FRAMES_AFTER_MS = 1_000;

/** For pages with other products: adds what the server judges by to their requests. */
export const join: GuardPart['join'] = (guard) => {
  const { view } = guard.protection;
  const { document: page } = view;
  const uninspected = new RegExp(UNINSPECTED);
  observeRequests(view, {
    wants: ({ method, url }) => method !== 'GET' && !uninspected.test(url),
    amend: (request) => amendRequest(guard, request),
    allow: (request) => askFirst(guard, request),
  });
  forceAltCookies(view);
  joinApiFetch(guard);
  setTimeout(() => {
    for (const frame of page.querySelectorAll<HTMLIFrameElement>(GIVEWP_FRAME)) joinFrame(guard, frame);
  }, FRAMES_AFTER_MS);
};

/** A donation form is in a frame of this site and posts from there. */
function joinFrame(guard: Guard, frame: HTMLIFrameElement): void {
  const join = (): void => {
    const inside = frame.contentWindow as (Window & typeof globalThis) | null;
    try {
      if (!inside?.document) return;
    } catch {
      // A different origin after all.
      return;
    }
    observeRequests(inside, {
      wants: ({ channel, method }) => channel === 'fetch' && method !== 'GET',
      amend({ body }) {
        const found = strictEvidence(guard);
        if (found && body?.kind === 'form-data' && !body.has(found[0])) body.append(...found);
      },
    });
  };
  join();
  frame.addEventListener('load', join);
}
