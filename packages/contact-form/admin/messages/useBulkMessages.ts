import { eachOf, type ListBulk, notices, useApi, useConfirm, useRefresh } from '@portico/kernel/admin';
import { useSearchParams } from 'react-router';
import { type MessageSummary, messageCalls } from '../../wire/admin.ts';

type Mark = (typeof messageCalls)['markRead' | 'markUnread' | 'markSpam' | 'markHam'];
type Messages = readonly MessageSummary[];

/** Bulk actions on messages. */
export function useBulkMessages(): ListBulk<MessageSummary> {
  const api = useApi();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const [address] = useSearchParams();

  async function mark(messages: Messages, call: Mark): Promise<Messages> {
    const { done, problem } = await eachOf(messages, ({ id }) => api.call(call, { params: { id } }));
    await refresh(messageCalls.list);
    if (problem) notices.problem(problem);
    return done;
  }

  const marking = (label: string, call: Mark, words: string, back?: Mark) => ({
    label,
    async run(messages: Messages) {
      const done = await mark(messages, call);
      if (done.length === 0) return;
      const sentence = `${counted(done.length)} ${words}.`;
      if (back) notices.undoable(sentence, () => mark(done, back));
      else notices.done(sentence);
    },
  });

  const removing = {
    label: 'Delete',
    tone: 'danger' as const,
    async run(messages: Messages) {
      const isSure = await confirm({
        title: `Delete ${counted(messages.length).toLowerCase()}?`,
        text: 'They and their files are gone for good. Mails about them stay in the outbox.',
        action: 'Delete',
        tone: 'danger',
      });
      if (!isSure) return;
      const { done, problem } = await eachOf(messages, ({ id }) =>
        api.call(messageCalls.remove, { params: { id } }),
      );
      await refresh(messageCalls.list);
      if (problem) notices.problem(problem);
      else notices.done(`${counted(done.length)} deleted.`);
    },
  };

  return {
    name: ({ from }) => `the message from ${from}`,
    actions: [
      marking('Mark as read', messageCalls.markRead, 'marked as read'),
      marking('Mark as unread', messageCalls.markUnread, 'marked as unread'),
      address.get('folder') === 'spam'
        ? marking('Not spam', messageCalls.markHam, 'moved to the inbox')
        : marking('Spam', messageCalls.markSpam, 'moved to the spam folder', messageCalls.markHam),
      removing,
    ],
  };
}

function counted(count: number): string {
  return count === 1 ? 'One message' : `${count} messages`;
}
