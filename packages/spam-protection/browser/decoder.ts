import { ENCODED } from '../wire/public.ts';
import type { HeldAddress } from './holdAddresses.ts';
import type { LoadChunk } from './LoadChunk.ts';

/** What the decoder needs from its page; public and admin pages differ only here. */
export interface DecoderHost {
  readonly view: Window & typeof globalThis;
  /** Asks the server to decode the strings. */
  readonly decode: (encoded: Readonly<Record<string, string>>) => Promise<DecodeReply>;
  readonly text: (name: string) => string;
}

export type DecodeReply =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'failure'; readonly reason: string };

/** The exports of the decoder's chunk. */
export interface DecoderModule {
  startDecoding(host: DecoderHost, clicked: HTMLElement, onEnd: () => void): void;
}

/**
 * Handles visitors who reach for an encoded address, before or after this code was loaded. The decoder itself is loaded then.
 */
export function answerAddresses(host: DecoderHost, load: LoadChunk, held: HeldAddress): void {
  let isBusy = false;
  for (const node of host.view.document.querySelectorAll(`${ENCODED}:not(a):not(a *)`)) makeReachable(node);

  held.answer = (clicked) => {
    if (isBusy) return;
    isBusy = true;
    const onEnd = (): void => {
      isBusy = false;
    };
    load<DecoderModule>('email-decoder').then(
      ({ startDecoding }) => startDecoding(host, clicked, onEnd),
      onEnd,
    );
  };
  if (held.node) held.answer(held.node);
}

/** Clickable elements must be reachable by keyboard; the server's markup is for pages without scripts. */
function makeReachable(node: Element): void {
  if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '0');
  if (!node.hasAttribute('role')) node.setAttribute('role', 'button');
}
