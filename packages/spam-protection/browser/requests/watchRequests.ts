import { observeRequests, type RequestObserver } from '@portico/kernel/http';
import { GIVEWP_FRAME, UNTOUCHABLE } from '../../wire/foreignRequests.ts';
import { blockedInText, type ShowBlocked } from '../block/blockMessage.ts';
import type { Protection } from '../Protection.ts';
import { retryWithProof } from '../proofOfWork/retryWithProof.ts';
import type { Transport } from '../transport/createTransport.ts';
import { amendRequest } from './amendRequest.ts';
import { joinApiFetch } from './apiFetch.ts';
import { askFirst } from './askFirst.ts';
import { strictEvidence } from './evidence.ts';

const FRAMES_AFTER_MS = 1_000;

/** Stands beside the requests that other scripts make: adds evidence, asks first, and hears of refusals. */
export function watchRequests(protection: Protection, transport: Transport, show: ShowBlocked): void {
  const { view } = protection;
  const wants: RequestObserver['wants'] = ({ method, url }) => method !== 'GET' && !UNTOUCHABLE.test(url);

  let amendProof: RequestObserver['amend'];
  observeRequests(view, {
    wants,
    amend(request) {
      amendRequest(protection, request);
      amendProof?.(request);
    },
    allow: (request) => askFirst(protection, transport, request, show),
    answered(answer, { channel }) {
      void answer.text().then((text) => {
        const blocked = blockedInText(text);
        // Whoever is asked for work has not been refused yet.
        if (blocked && !(blocked.challenge && channel === 'fetch')) show(blocked);
      });
    },
  });
  amendProof = retryWithProof(protection).amend;
  joinApiFetch(protection);

  setTimeout(() => {
    for (const frame of view.document.querySelectorAll<HTMLIFrameElement>(GIVEWP_FRAME))
      joinFrame(protection, frame);
  }, FRAMES_AFTER_MS);
}

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
