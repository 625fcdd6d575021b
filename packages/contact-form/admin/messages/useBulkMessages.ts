import { type ListBulk, useApi, useBulkActions } from '@portico/kernel/admin';
import { useSearchParams } from 'react-router';
import { type MessageSummary, messageCalls } from '../../wire/admin.ts';

type Mark = (typeof messageCalls)['markRead' | 'markUnread' | 'markSpam' | 'markHam'];

/** Bulk actions on messages. */
export function useBulkMessages(): ListBulk<MessageSummary> {
  const api = useApi();
  const bulk = useBulkActions<MessageSummary>(messageCalls.list, 'message', 'messages');
  const [address] = useSearchParams();

  const mark =
    (call: Mark) =>
    ({ id }: MessageSummary) =>
      api.call(call, { params: { id } });

  return {
    name: ({ from }) => `the message from ${from}`,
    actions: [
      bulk.changing('Mark as read', mark(messageCalls.markRead), 'marked as read'),
      bulk.changing('Mark as unread', mark(messageCalls.markUnread), 'marked as unread'),
      address.get('folder') === 'spam'
        ? bulk.changing('Not spam', mark(messageCalls.markHam), 'moved to the inbox')
        : bulk.changing(
            'Spam',
            mark(messageCalls.markSpam),
            'moved to the spam folder',
            mark(messageCalls.markHam),
          ),
      bulk.deleting('Delete', ({ id }) => api.call(messageCalls.remove, { params: { id } }), {
        title: (counted) => `Delete ${counted}?`,
        text: 'They and their files are gone for good. Mails about them stay in the outbox.',
      }),
    ],
  };
}
