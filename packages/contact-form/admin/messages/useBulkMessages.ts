import { type ListBulk, useApi, useBulkActions } from '@portico/kernel/admin';
import { useSearchParams } from 'react-router';
import { type MessageSummary, messageCalls } from '../../wire/admin.ts';
import { shownFolder } from './shownFolder.ts';

type Mark = (typeof messageCalls)['markRead' | 'markUnread' | 'markSpam' | 'markHam' | 'trash' | 'restore'];

/** Bulk actions on messages. In the trash, they can only be put back or deleted. */
export function useBulkMessages(): ListBulk<MessageSummary> {
  const api = useApi();
  const bulk = useBulkActions<MessageSummary>(messageCalls.list, 'message', 'messages');
  const [address] = useSearchParams();
  const folder = shownFolder(address);

  const mark =
    (call: Mark) =>
    ({ id }: MessageSummary) =>
      api.call(call, { params: { id } });

  const inTrash = [
    bulk.changing('Put back', mark(messageCalls.restore), 'put back'),
    bulk.deleting('Delete for good', ({ id }) => api.call(messageCalls.remove, { params: { id } }), {
      title: (counted) => `Delete ${counted} for good?`,
      text: 'Their files go, too. Mails about them stay in the outbox.',
    }),
  ];
  const elsewhere = [
    bulk.changing('Mark as read', mark(messageCalls.markRead), 'marked as read'),
    bulk.changing('Mark as unread', mark(messageCalls.markUnread), 'marked as unread'),
    folder === 'spam'
      ? bulk.changing('Not spam', mark(messageCalls.markHam), 'moved to the inbox')
      : bulk.changing(
          'Spam',
          mark(messageCalls.markSpam),
          'moved to the spam folder',
          mark(messageCalls.markHam),
        ),
    bulk.changing(
      'Move to the trash',
      mark(messageCalls.trash),
      'moved to the trash',
      mark(messageCalls.restore),
    ),
  ];

  return {
    name: ({ from }) => `the message from ${from}`,
    actions: folder === 'trash' ? inTrash : elsewhere,
  };
}
