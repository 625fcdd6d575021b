import { observeRequests } from '@portico/kernel/http';
import { FIELDS } from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';
import type { ModalModule } from '../modal.ts';
import type { ProofModule } from '../proofOfWork/ProofModule.ts';
import { blockedInText } from './blockMessage.ts';
import type { Again, Blocked, Refusals } from './Refusals.ts';

/** CleanTalk's own spelling: other scripts listen for it. */
const BLOCK_EVENT = 'apbctAjaxBockAlert';

export function createRefusals({ protection: { view, load }, calls, modal }: Guard): Refusals {
  const underWay = new Set<string>();

  const show = (blocked: Blocked): void => {
    const { message, stopsPage } = blocked;
    view.document.dispatchEvent(new CustomEvent(BLOCK_EVENT, { bubbles: true, detail: { message } }));
    modal.loaded = message;
    modal.open();
    // It comes with the modal, which nobody needs before.
    void load<ModalModule>('spam-modal').then(({ refuseProducts }) => refuseProducts(view.document, blocked));
    if (stopsPage) view.stop();
  };

  /**
   * If the server is undecided about a submission, it asks for a proof of work. The browser computes it and sends the same
   * submission again; the sending script sees one response, and the visitor nothing.
   */
  const sendWithProof = async ({ challenge }: Blocked, again: Again): Promise<Response | undefined> => {
    if (!challenge || underWay.has(again.url)) return undefined;
    const { solve } = await load<ProofModule>('spam-proof');
    const proof = await solve(challenge);
    if (!proof) return undefined;
    underWay.add(again.url);
    const stop = observeRequests(view, {
      wants: ({ url }) => url === again.url,
      amend: ({ body }) => body?.append(FIELDS.proofOfWork, proof),
    });
    // The observer sees the request synchronously, so none of the page's own requests gets the proof.
    const sending = again.send();
    stop();
    return sending.finally(() => underWay.delete(again.url));
  };

  return {
    read: blockedInText,
    show,
    async ask(action, fields) {
      const { transport } = await calls();
      const reply = await transport.ajax(action, fields, { isText: true });
      const blocked = blockedInText(String(reply.body), true);
      if (blocked) show(blocked);
      return !blocked;
    },
    async handle(text, again) {
      const blocked = blockedInText(text);
      if (!blocked) return undefined;
      const better = again && (await sendWithProof(blocked, again).catch(() => undefined));
      if (!better) show(blocked);
      return better;
    },
  };
}
