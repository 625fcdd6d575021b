import { Button, FileInput, Stack } from '@mantine/core';
import {
  type ApiResult,
  ItemScreen,
  notices,
  Screen,
  Section,
  SkippedEntries,
  StateBadge,
  useApi,
  useConfirm,
  useRefresh,
  useSession,
} from '@portico/kernel/admin';
import { IconFileImport, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type CollectResult, feedCalls, type Place, placeCalls, reviewCalls } from '../../wire/admin.ts';
import { PlaceSection } from './PlaceSection.tsx';
import { LastResult } from './PlacesScreen.tsx';

const PARENT = { label: 'Review places', to: '/review-places' };

export default function PlaceScreen() {
  return (
    <ItemScreen title="Place" parent={PARENT} call={placeCalls.read}>
      {(place) => <PlaceDetails place={place} />}
    </ItemScreen>
  );
}

function PlaceDetails({ place }: { place: Place }) {
  const api = useApi();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const { user } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [skipped, setSkipped] = useState<readonly string[]>([]);

  const params = { id: place.id };
  const isOnGoogle = place.provider === 'google';

  // Whoever has just entered an id, or put it right, wants to know whether it works, and not by tomorrow.
  const untried = isOnGoogle && place.triedAt === null ? place.providerPlace : null;
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (untried === null || untried === tried.current) return;
    tried.current = untried;
    void collect(() => api.call(placeCalls.refresh, { params: { id: place.id } }));
  });

  async function collect(call: () => Promise<ApiResult<CollectResult>>): Promise<void> {
    setBusy(true);
    const result = await call();
    setBusy(false);
    await refresh(placeCalls.list, reviewCalls.list, feedCalls.list);
    if (!result.ok) return notices.problem(result.problem);
    const { skipped, added, changed } = result.value;
    setSkipped(skipped);
    notices.done(`${inWords(added, 'new ')}, ${changed} known ${changed === 1 ? 'one' : 'ones'} updated.`);
  }

  async function importFile(file: File | null): Promise<void> {
    if (!file) return;
    const format = /\.csv$/i.test(file.name) ? 'csv' : 'json';
    const content = await file.text();
    await collect(() => api.call(placeCalls.import, { params, body: { format, content } }));
  }

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: `Remove ${place.name}?`,
      text: `${inWords(place.reviewCount)} will go with it. This cannot be undone.`,
      action: 'Remove place',
      tone: 'danger',
    });
    if (!isSure) return;
    const result = await api.call(placeCalls.remove, { params });
    if (!result.ok) return notices.problem(result.problem);
    await refresh(placeCalls.list, reviewCalls.list, feedCalls.list);
    notices.done(`${place.name} was removed.`);
    void navigate('/review-places');
  }

  return (
    <Screen
      title={place.name}
      parent={PARENT}
      width="form"
      description={`${inWords(place.reviewCount)}${place.rating === null ? '' : `, ${place.rating.toFixed(1)} on average`}`}
      actions={
        isOnGoogle && (
          <Button
            loading={isBusy}
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
            onClick={() => void collect(() => api.call(placeCalls.refresh, { params }))}
          >
            Refresh now
          </Button>
        )
      }
    >
      {(isOnGoogle || place.triedAt !== null) && (
        <Section title="Last result">
          {isOnGoogle && isBusy ? (
            <StateBadge tone="busy" label="Asking Google" />
          ) : (
            <LastResult place={place} />
          )}
        </Section>
      )}
      <Section
        title="Import a file"
        description="JSON with a list of reviews, or CSV with a line of headings: author, rating, text, date, reply. A review that is there already is updated."
      >
        <Stack gap="sm">
          <FileInput
            label="File"
            placeholder="Choose a .json or .csv file"
            accept=".json,.csv,application/json,text/csv"
            leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden />}
            disabled={isBusy}
            value={null}
            onChange={(file) => void importFile(file)}
          />
          <SkippedEntries title={`${skipped.length} entries could not be used:`} sentences={skipped} />
        </Stack>
      </Section>
      {/* A refresh may bring the name that Google has. */}
      <PlaceSection key={place.name} place={place} />
      {user.role === 'administrator' && (
        <Section title="Remove" description="The place and all of its reviews.">
          <Button color="red" variant="light" onClick={() => void remove()}>
            Remove place
          </Button>
        </Section>
      )}
    </Screen>
  );
}

function inWords(count: number, which = ''): string {
  return `${count} ${which}${count === 1 ? 'review' : 'reviews'}`;
}
