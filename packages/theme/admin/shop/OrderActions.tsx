import { notices, SubmissionActions, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { useNavigate } from 'react-router';
import type { AdminOrderDetail } from '../../shopAdminProtocol.ts';
import { ORDERS } from './orderCalls.ts';

/** What can be done with an order request. */
export function OrderActions({ order }: { readonly order: AdminOrderDetail }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const path = `${ORDERS}/${order.id}`;
  // The verdict is put right as well, so whoever explains it has to read it again.
  const verdicts = order.verdictScreen ? [`/${order.verdictScreen.split('/')[1]}`] : [];

  /** Says whether it was done. */
  async function act(name: 'spam' | 'not-spam' | 'resend'): Promise<boolean> {
    const result = await api.post(`${path}/${name}`);
    if (!result.ok) notices.problem(result.problem);
    else await refresh(ORDERS, ...verdicts);
    return result.ok;
  }

  async function markSpam(): Promise<void> {
    if (await act('spam')) notices.undoable('It lies among the spam.', takeBack);
  }

  /** As it was before: also how far it had come. */
  async function takeBack(): Promise<void> {
    if (!(await act('not-spam'))) return;
    const result = await api.put(path, { state: order.state });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(ORDERS);
  }

  async function markHam(): Promise<void> {
    const words = order.mails.length === 0 ? 'It is new, and its mails are on the way.' : 'It is new again.';
    if (await act('not-spam')) notices.done(words);
  }

  async function resend(): Promise<void> {
    const isSure = await confirm({
      title: 'Send the mails again?',
      text: 'You and whoever asked get them once more.',
      action: 'Send again',
    });
    if (isSure && (await act('resend'))) notices.done('The mails wait to be sent.');
  }

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: 'Delete this request?',
      text: 'It is gone for good. Mails about it stay in the outbox.',
      action: 'Delete request',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.delete(path);
    if (!result.ok) return notices.problem(result.problem);
    await navigate(ORDERS);
    await refresh(ORDERS);
    notices.done('The request was deleted.');
  }

  return (
    <SubmissionActions
      isSpam={order.state === 'spam'}
      onHam={markHam}
      onSpam={markSpam}
      onResend={resend}
      onRemove={remove}
    />
  );
}
