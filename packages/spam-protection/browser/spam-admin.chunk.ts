import { exchange, readReply, readTextReply } from '@portico/kernel/http';
import { CALLS } from '../wire/public.ts';
import type { answerAddresses } from './decoder.ts';
import type { HeldAddress } from './holdAddresses.ts';
import type { LoadChunk } from './LoadChunk.ts';
import type { createModal } from './modal.ts';

type View = Window & typeof globalThis;

/** What this page uses from the visitor chunks. They are loaded by name: importing them would split them up. */
interface GuardChunk {
  readonly createModal: typeof createModal;
}
interface AddressesChunk {
  readonly answerAddresses: typeof answerAddresses;
}

/** The admin pages have their own object and use only admin-ajax. */
export async function startAdminPage(view: View, load: LoadChunk, held: HeldAddress): Promise<void> {
  const [{ createModal }, { answerAddresses }] = await Promise.all([
    load<GuardChunk>('spam-guard'),
    load<AddressesChunk>('spam-addresses'),
  ]);
  const text = (name: string): string => String(view.ctAdminCommon?.[name] ?? '');
  const ajax = async (action: string, fields: Readonly<Record<string, unknown>>) => {
    const body = new URLSearchParams({
      action,
      _ajax_nonce: text('_ajax_nonce'),
      no_cache: String(Math.random()),
    });
    for (const [name, value] of Object.entries(fields))
      body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    return exchange(view.fetch.bind(view), text('_ajax_url'), { method: 'POST', body });
  };
  const modal = createModal(view, load, async (action) => readTextReply(await ajax(action, {})));

  answerAddresses(
    {
      view,
      text,
      async decode(encodedEmails) {
        const reply = readReply(await ajax(CALLS.decodeEmail.action, { encodedEmails }));
        if (reply.kind === 'reply') return { kind: 'answer', body: reply.body };
        modal.loaded = `Error:<br>${reply.reason || reply.message}`;
        modal.open();
        return { kind: 'failure', reason: reply.reason };
      },
    },
    load,
    held,
  );
}
