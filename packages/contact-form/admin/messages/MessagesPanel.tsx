import { Anchor, Text } from '@mantine/core';
import { Section, useApiQuery } from '@portico/kernel/admin';
import { Link } from 'react-router';
import { type MessageCounts, messageCalls } from '../../wire/admin.ts';

/** The messages panel of the home screen. */
export default function MessagesPanel() {
  const { data } = useApiQuery(messageCalls.counts, {}, { refreshEveryMs: 30_000 });
  return (
    <Section title="Messages">
      <Text>{data ? inWords(data) : 'Counting…'}</Text>
      <Anchor component={Link} to="/contact-messages">
        Read messages
      </Anchor>
    </Section>
  );
}

function inWords({ unread, inbox, spam }: MessageCounts): string {
  const fresh = unread === 0 ? 'Nothing new' : `${unread} new`;
  return `${fresh}, ${inbox} in the inbox, ${spam} taken for spam.`;
}
