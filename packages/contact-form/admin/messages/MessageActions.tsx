import { Button, Group } from '@mantine/core';
import { notices, SubmissionActions, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { type Message, messageCalls } from '../../wire/admin.ts';

/** What can be done with a message. In the trash, it can only be put back or deleted. */
export function MessageActions({ message }: { message: Message }) {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const params = { id: message.id };

  type Act = (typeof messageCalls)['markHam' | 'markSpam' | 'resend'];

  async function act(call: Act, words: string, undo?: Act) {
    const result = await api.call(call, { params });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(messageCalls.list);
    if (undo) notices.undoable(words, () => void act(undo, 'It is back in the inbox.'));
    else notices.done(words);
  }

  async function resend() {
    const isSure =
      message.mails.length === 0 ||
      (await confirm({
        title: 'Send the mails again?',
        text: 'Everyone who got them will get them again.',
        action: 'Send again',
      }));
    if (isSure) await act(messageCalls.resend, 'The mails are queued.');
  }

  async function trash() {
    const result = await api.call(messageCalls.trash, { params });
    if (!result.ok) return notices.problem(result.problem);
    await leave();
    notices.undoable('The message is in the trash.', restore);
  }

  async function restore() {
    const result = await api.call(messageCalls.restore, { params });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(messageCalls.list);
    notices.done('The message is back where it was.');
  }

  async function remove() {
    const isSure = await confirm({
      title: 'Delete this message for good?',
      text: 'Its files go, too. Mails about it stay in the outbox.',
      action: 'Delete for good',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(messageCalls.remove, { params });
    if (!result.ok) return notices.problem(result.problem);
    await leave();
    notices.done('The message is deleted.');
  }

  async function leave() {
    await navigate('/contact-messages');
    await refresh(messageCalls.list);
  }

  if (message.folder === 'trash')
    return (
      <Group gap="sm">
        <Button leftSection={<IconArrowBackUp size={17} aria-hidden />} onClick={() => void restore()}>
          Put back
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={17} aria-hidden />}
          onClick={() => void remove()}
        >
          Delete for good
        </Button>
      </Group>
    );
  return (
    <SubmissionActions
      isSpam={message.folder === 'spam'}
      onHam={() => act(messageCalls.markHam, 'It is in the inbox, and its mail is on the way.')}
      onSpam={() => act(messageCalls.markSpam, 'It is in the spam folder.', messageCalls.markHam)}
      onResend={resend}
      onRemove={trash}
    />
  );
}
