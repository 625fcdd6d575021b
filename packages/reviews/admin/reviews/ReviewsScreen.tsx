import { Button, Text } from '@mantine/core';
import { DateTime, type ListColumn, type ListFilter, ListScreen, StateBadge } from '@portico/kernel/admin';
import { IconPencilPlus, IconStar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type AdminReview, reviewCalls } from '../../wire/admin.ts';
import { inStars } from './inStars.ts';

const COLUMNS: readonly ListColumn<AdminReview>[] = [
  {
    header: 'Review',
    cell: (review) => (
      <>
        {review.author}
        <Text size="sm" c="dimmed" lineClamp={2}>
          {review.text || 'Without words'}
        </Text>
      </>
    ),
  },
  { header: 'Rating', width: 'fit', cell: (review) => inStars(review.rating) },
  { header: 'Place', width: 'fit', cell: (review) => review.placeName },
  { header: 'State', width: 'fit', explainsItself: true, cell: stateOf },
  {
    header: 'Written',
    width: 'fit',
    cell: (review) => (review.writtenAt === null ? '–' : <DateTime value={review.writtenAt} />),
  },
];

const FILTERS: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'State',
    choices: [
      { value: 'shown', label: 'Shown' },
      { value: 'pinned', label: 'Pinned' },
      { value: 'hidden', label: 'Hidden' },
    ],
  },
  {
    name: 'rating',
    label: 'Rating',
    choices: [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: inStars(rating) })),
  },
];

export default function ReviewsScreen() {
  return (
    <ListScreen
      title="Reviews"
      description="Everything that customers wrote, wherever it came from. Hidden reviews stay here and are shown nowhere else."
      actions={
        <Button
          component={Link}
          to="/reviews/new"
          leftSection={<IconPencilPlus size={18} stroke={1.75} aria-hidden />}
        >
          Add a review
        </Button>
      }
      call={reviewCalls.list}
      columns={COLUMNS}
      filters={FILTERS}
      searchLabel="Search authors and texts"
      itemKey={(review) => String(review.id)}
      itemLink={(review) => `/reviews/${review.id}`}
      empty={{
        icon: IconStar,
        title: 'No reviews yet',
        text: 'Connect a place, import a file, or add what a customer told you.',
      }}
    />
  );
}

function stateOf({ isHidden, isPinned }: AdminReview) {
  if (isHidden) return <StateBadge tone="quiet" label="Hidden" />;
  return isPinned ? <StateBadge tone="busy" label="Pinned" /> : <StateBadge tone="good" label="Shown" />;
}
