import { observeRequests } from '@portico/kernel/http';
import { GIVEWP_FRAME } from '../../wire/foreignRequests.ts';
import type { GuardPart } from '../Guard.ts';
import type { Protection } from '../Protection.ts';
import { amendRequest } from './amendRequest.ts';
import { joinApiFetch } from './apiFetch.ts';
import { askFirst } from './askFirst.ts';
import { strictEvidence } from './evidence.ts';
import { forceAltCookies } from './forceAltCookies.ts';
import { refuseProducts } from './refuseProducts.ts';

const FRAMES_AFTER_MS = 1_000;

/** For pages with other products on them: puts what the server judges by into their requests. */
export const join: GuardPart['join'] = ({ protection, calls, products, showBlocked }) => {
  const { document: page } = protection.view;
  products.amend = (request) => amendRequest(protection, request);
  products.allow = (request) => askFirst(protection, calls, request, showBlocked);
  products.refused = (blocked) => refuseProducts(page, blocked);
  forceAltCookies(protection.view);
  joinApiFetch(protection);
  setTimeout(() => {
    for (const frame of page.querySelectorAll<HTMLIFrameElement>(GIVEWP_FRAME)) joinFrame(protection, frame);
  }, FRAMES_AFTER_MS);
};

/** A donation form lives in a frame of this site and posts from there. */
function joinFrame(protection: Protection, frame: HTMLIFrameElement): void {
  const join = (): void => {
    const inside = frame.contentWindow as (Window & typeof globalThis) | null;
    try {
      if (!inside?.document) return;
    } catch {
      // Another origin after all.
      return;
    }
    observeRequests(inside, {
      wants: ({ channel, method }) => channel === 'fetch' && method !== 'GET',
      amend({ body }) {
        const found = strictEvidence(protection);
        if (found && body?.kind === 'form-data' && !body.has(found[0])) body.append(...found);
      },
    });
  };
  join();
  frame.addEventListener('load', join);
}
