import { Button, Text } from '@mantine/core';
import { DateTime, type ListColumn, ListScreen, StateBadge, useSession } from '@portico/kernel/admin';
import { IconMapPin, IconMapPinPlus, IconSettings } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Place, placeCalls } from '../../wire/admin.ts';

const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  import: 'Files',
  manual: 'By hand',
};

const COLUMNS: readonly ListColumn<Place>[] = [
  { header: 'Place', cell: (place) => place.name },
  { header: 'From', width: 'fit', cell: (place) => PROVIDER_NAMES[place.provider] ?? place.provider },
  { header: 'Reviews', width: 'fit', cell: (place) => String(place.reviewCount) },
  { header: 'Rating', width: 'fit', cell: (place) => place.rating?.toFixed(1) ?? '–' },
  { header: 'Last result', cell: (place) => <LastResult place={place} /> },
];

export default function PlacesScreen() {
  const { user } = useSession();
  return (
    <ListScreen
      title="Review places"
      description="What reviews are about and where they come from. Places on Google are checked once a day."
      actions={
        <>
          {user.role === 'administrator' && (
            <Button
              component={Link}
              to="/review-settings"
              variant="default"
              leftSection={<IconSettings size={18} stroke={1.75} aria-hidden />}
            >
              Settings
            </Button>
          )}
          <Button
            component={Link}
            to="/review-places/new"
            leftSection={<IconMapPinPlus size={18} stroke={1.75} aria-hidden />}
          >
            Add a place
          </Button>
        </>
      }
      call={placeCalls.list}
      columns={COLUMNS}
      itemKey={(place) => String(place.id)}
      itemLink={(place) => `/review-places/${place.id}`}
      empty={{
        icon: IconMapPin,
        title: 'No places yet',
        text: 'Add the first one to collect reviews for it.',
      }}
    />
  );
}

/** The result of the last attempt, and since when there is nothing newer. */
export function LastResult({ place }: { place: Place }) {
  if (place.problem)
    return (
      <>
        <StateBadge tone="bad" label="Failed" />
        <Text size="sm" c="dimmed">
          {place.problem} {place.fetchedAt !== null && 'The reviews collected before are still shown.'}
        </Text>
      </>
    );
  if (place.fetchedAt === null) {
    if (place.provider !== 'google') return '–';
    return <StateBadge tone="waiting" label="Not checked yet" />;
  }
  return (
    <>
      <StateBadge tone="good" label="Good" />
      <Text size="sm" c="dimmed">
        <DateTime value={place.fetchedAt} />
      </Text>
    </>
  );
}
