import './decoder.css';
import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DecoderHost, DecoderModule } from '../../browser/decoder.ts';
import { DECODED, DECODER_TEXTS, ENCODED, ENCODED_ATTRIBUTE } from '../../wire/public.ts';
import { DecoderPopup } from './DecoderPopup.tsx';
import {
  addressOf,
  type DecoderState,
  FILL_AFTER_MS,
  failureOf,
  MESSAGE_FOR_MS,
  outcomeOf,
  SHOW_AFTER_MS,
} from './decoderState.ts';
import { fillNode, linkOf, removeTip } from './fillNode.ts';

/** From the click on one encoded address until all are readable, or an apology is shown. */
export const startDecoding: DecoderModule['startDecoding'] = async (host, clicked, onEnd) => {
  const { document: page } = host.view;
  const text = (name: string): string =>
    host.text(name) || DECODER_TEXTS[name as keyof typeof DECODER_TEXTS] || '';
  const nodes = [...page.querySelectorAll<HTMLElement>(ENCODED)];
  const encodedOf = (node: HTMLElement): string => node.getAttribute(ENCODED_ATTRIBUTE) ?? '';
  announceNodes(host, nodes);
  for (const node of nodes)
    node.append(Object.assign(page.createElement('div'), { className: 'apbct-tooltip' }));

  page.querySelector(POPUP)?.remove();
  const box = page.createElement('div');
  box.className = 'portico-over';
  // What is outside a modal dialog lies under it and cannot be clicked.
  (clicked.closest('dialog[open]') ?? page.body).append(box);
  page.body.classList.add('apbct-popup-fade');
  const root = withFewListeners([box], () => createRoot(box));
  const close = (): void => {
    page.body.classList.remove('apbct-popup-fade');
    const popup = box.querySelector<HTMLElement>(POPUP);
    root.unmount();
    box.remove();
    // Other scripts look for it after it was closed, so it stays in the page. It is inert: the next address gets a new one.
    if (!popup) return;
    popup.style.display = 'none';
    page.body.append(popup);
  };
  const show = (state: DecoderState, onGotIt = (): void => {}): void =>
    flushSync(() => root.render(<DecoderPopup state={state} text={text} onGotIt={onGotIt} />));

  show({ name: 'waiting' });
  // The code that makes the call may itself fail to load.
  const reply = await host
    .decode(Object.fromEntries(nodes.map((node, index) => [index, encodedOf(node)])))
    .catch(() => undefined);
  const outcome =
    reply?.kind === 'answer'
      ? outcomeOf(reply.body, encodedOf(clicked), text)
      : failureOf(reply?.reason ?? '', text);

  if (outcome.kind === 'refused') {
    nodes.forEach(removeTip);
    await pause(MESSAGE_FOR_MS, (end) => show({ name: 'refused', message: outcome.message }, end));
    close();
    return onEnd();
  }

  // By the encoded string, never by the text: the same address is encoded differently each time.
  const allowed = new Map(outcome.rows.map((row) => [row.encoded_email, row.decoded_email]));
  await pause(SHOW_AFTER_MS);
  show({ name: 'decoded', address: addressOf(allowed.get(encodedOf(clicked)) ?? '') }, () => {
    close();
    const readable = nodes.filter((node) => allowed.has(encodedOf(node)));
    for (const node of readable) if (!linkOf(node)) node.classList.add(DECODED);
    void pause(FILL_AFTER_MS).then(() => {
      // Links last: addresses nested in them are separate nodes with their own rows.
      for (const node of readable.reverse()) fillNode(node, allowed.get(encodedOf(node)) ?? '');
      onEnd();
      if (linkOf(clicked) && allowed.has(encodedOf(clicked))) clicked.click();
    });
  });
};

const POPUP = '#apbct_popup';

/** Other scripts of the page look for these two. */
function announceNodes({ view }: DecoderHost, nodes: readonly HTMLElement[]): void {
  if (!view.ctPublic) return;
  view.ctPublic.encodedEmailNodes = nodes;
  view.ctPublic.encodedEmailNodesIsMixed = nodes.some((node) => linkOf(node)?.[1] === 'mailto:');
}

/** Ends after a time, or earlier through the function passed to `tell`. */
function pause(ms: number, tell?: (end: () => void) => void): Promise<void> {
  return new Promise((end) => {
    tell?.(end);
    setTimeout(end, ms);
  });
}
