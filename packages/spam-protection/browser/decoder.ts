import { ENCODED } from '../wire/encodedMarkup.ts';
import type { LoadChunk } from './LoadChunk.ts';

/** What the decoder needs of the page around it; visitors' pages and admin pages differ only here. */
export interface DecoderHost {
  readonly view: Window & typeof globalThis;
  /** Asks the server for what stands behind the encoded strings. */
  readonly decode: (encoded: Readonly<Record<string, string>>) => Promise<DecodeReply>;
  readonly text: (name: string) => string;
}

export type DecodeReply =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'failure'; readonly reason: string };

/** What the decoder's chunk exports. */
export interface DecoderModule {
  startDecoding(host: DecoderHost, clicked: HTMLElement, onEnd: () => void): void;
}

/** Waits for a click on an encoded address. The decoder itself, with its popup, comes then. */
export function listenForDecoding(host: DecoderHost, load: LoadChunk): void {
  const { document: page } = host.view;
  let isBusy = false;
  for (const node of page.querySelectorAll(`${ENCODED}:not(a):not(a *)`)) makeReachable(node);

  const onReach = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    // An address inside an encoded link is decoded with its link.
    const clicked = target?.closest<HTMLElement>(`a${ENCODED}`) ?? target?.closest<HTMLElement>(ENCODED);
    if (!clicked) return;
    event.preventDefault();
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
  page.addEventListener('click', onReach);
  page.addEventListener('keydown', (event) => {
    if ((event.key === 'Enter' || event.key === ' ') && (event.target as Element).matches(`span${ENCODED}`))
      onReach(event);
  });
}

/** What can be clicked must be reachable by keyboard; the server's markup is for pages without scripts. */
function makeReachable(node: Element): void {
  if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '0');
  if (!node.hasAttribute('role')) node.setAttribute('role', 'button');
}
