import { Button } from '@mantine/core';
import { DateTime, type ListColumn, ListScreen } from '@portico/kernel/admin';
import { IconLayoutCards, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Feed, feedCalls } from '../../wire/admin.ts';
import { LAYOUT_NAMES } from './layoutNames.ts';

const COLUMNS: readonly ListColumn<Feed>[] = [
  { header: 'Title', cell: (feed) => feed.title },
  { header: 'Layout', width: 'fit', cell: (feed) => LAYOUT_NAMES[feed.options.layout] },
  { header: 'Reviews', width: 'fit', cell: (feed) => String(feed.reviewCount) },
  { header: 'Changed', width: 'fit', cell: (feed) => <DateTime value={feed.changedAt} /> },
];

export default function FeedsScreen() {
  return (
    <ListScreen
      title="Review feeds"
      description="What pages show: which reviews, in which order, and how they look."
      actions={
        <Button
          component={Link}
          to="/review-feeds/new"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        >
          New feed
        </Button>
      }
      call={feedCalls.list}
      columns={COLUMNS}
      itemKey={(feed) => String(feed.id)}
      itemLink={(feed) => `/review-feeds/${feed.id}`}
      empty={{ icon: IconLayoutCards, title: 'No feeds yet', text: 'A feed puts reviews on a page.' }}
    />
  );
}
