import { notices, SubmissionActions, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { useNavigate } from 'react-router';
import { type AdminOrderDetail, orderCalls } from '../wire/admin.ts';
import { ORDERS } from './ordersPath.ts';

/** The actions for an order request. */
export function OrderActions({ order }: { readonly order: AdminOrderDetail }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const params = { id: order.id };

  /** Returns whether it succeeded. */
  async function act(call: (typeof orderCalls)['markSpam' | 'markHam' | 'resend']): Promise<boolean> {
    const result = await api.call(call, { params });
    if (!result.ok) notices.problem(result.problem);
    // Everything: the verdict is corrected as well, so its screen has to reload.
    else await refresh();
    return result.ok;
  }

  async function markSpam(): Promise<void> {
    if (await act(orderCalls.markSpam)) notices.undoable('It is in the spam folder now.', takeBack);
  }

  /** Restores the previous state, including how far it had come. */
  async function takeBack(): Promise<void> {
    if (!(await act(orderCalls.markHam)) || order.state === 'spam') return;
    const result = await api.call(orderCalls.change, { params, body: { state: order.state } });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(orderCalls.list);
  }

  async function markHam(): Promise<void> {
    const words = order.mails.length === 0 ? 'It is new, and its mails are on the way.' : 'It is new again.';
    if (await act(orderCalls.markHam)) notices.done(words);
  }

  async function resend(): Promise<void> {
    const isSure = await confirm({
      title: 'Send the mails again?',
      text: 'You and the customer will get them again.',
      action: 'Send again',
    });
    if (isSure && (await act(orderCalls.resend))) notices.done('The mails are queued.');
  }

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: 'Delete this request?',
      text: 'It is gone for good. Mails about it stay in the outbox.',
      action: 'Delete request',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(orderCalls.remove, { params });
    if (!result.ok) return notices.problem(result.problem);
    await navigate(ORDERS);
    await refresh(orderCalls.list);
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
