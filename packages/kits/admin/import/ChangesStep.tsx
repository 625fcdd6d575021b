import { Alert, Anchor, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import {
  ApiProblemError,
  ErrorState,
  LoadingState,
  Section,
  StateBadge,
  useApi,
} from '@portico/kernel/admin';
import { IconHome } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kitCalls } from '../../wire/admin.ts';
import { CHOICES, type Choice, type PlannedItem } from '../../wire/public.ts';
import type { Selection } from '../parts/selection.ts';
import { chooseFor } from './chooseFor.ts';
import styles from './ImportWizard.module.css';
import type { UploadedKit } from './importState.ts';
import { PicturesSection } from './PicturesSection.tsx';

const ACTIONS = {
  create: { tone: 'good', label: 'New' },
  replace: { tone: 'waiting', label: 'Replaces' },
  change: { tone: 'good', label: 'Changes' },
  keep: { tone: 'quiet', label: 'As it is' },
  skip: { tone: 'quiet', label: 'Skipped' },
} as const;

const CHOICE_LABELS: Readonly<Record<Choice, string>> = {
  replace: 'Replace it',
  'keep-both': 'Keep both',
  skip: 'Keep mine',
};

const SHOWN_AT_FIRST = 12;

/** The dry run: every item with what will happen to it, and a choice where there is a conflict. */
export function ChangesStep({
  kit,
  selection,
  onChange,
  onBack,
  onApply,
}: {
  kit: UploadedKit;
  selection: Selection;
  onChange: (selection: Selection) => void;
  onBack: () => void;
  onApply: () => void;
}) {
  const api = useApi();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [kitCalls.plan.path, kit.session, selection],
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    async queryFn() {
      const answer = await api.call(kitCalls.plan, {
        body: {
          session: kit.session,
          include: selection.includes,
          customization: selection.customization,
        },
      });
      if (!answer.ok) throw new ApiProblemError(answer.problem);
      return answer.value;
    },
  });
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <LoadingState label="Working out what will change" lines={8} />;
  const { items, pictures } = data;
  const conflicts = items.filter(({ hasConflict }) => hasConflict);
  const others = items.filter(({ hasConflict }) => !hasConflict);
  const count = (action: PlannedItem['action']): number =>
    items.filter((item) => item.action === action).length;
  const isHomeChanged = items.some(({ note, action }) => action !== 'skip' && note.includes('home page'));
  const isNothing = items.every(({ action }) => action === 'skip' || action === 'keep');
  return (
    <Stack gap="lg" aria-busy={isPlaceholderData}>
      <Group gap="xs" role="status">
        <Text size="sm">
          {count('create')} new, {count('replace')} replaced, {count('change')} changed, {count('skip')}{' '}
          skipped
        </Text>
      </Group>
      {isHomeChanged && (
        <Alert color="yellow" icon={<IconHome size={18} aria-hidden />} title="The home page will change">
          A page of this kit takes its place.
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Section
          title="Already here"
          description="These have the same address or the same place as something on this site."
        >
          <Items
            items={conflicts}
            kit={kit}
            onChoose={(item, choice) => onChange(chooseFor(selection, kit, item, choice))}
          />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={conflicts.length > 0 ? 'Everything else' : 'What will change'}>
          <Items items={others} kit={kit} />
        </Section>
      )}
      <PicturesSection pictures={pictures} selection={selection} onChange={onChange} />
      {isNothing && <Text c="dimmed">Nothing from this kit would be imported.</Text>}
      <footer className={styles.footer}>
        <Button variant="default" data-testid="import-back-button" onClick={onBack}>
          Back
        </Button>
        <Button data-testid="import-apply-button" onClick={onApply} disabled={isNothing || isPlaceholderData}>
          Import and apply
        </Button>
      </footer>
    </Stack>
  );
}

function Items({
  items,
  kit,
  onChoose,
}: {
  items: readonly PlannedItem[];
  kit: UploadedKit;
  onChoose?: (item: PlannedItem, choice: Choice) => void;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={styles.items}>
        {shown.map((item) => (
          <li key={item.key} className={styles.item}>
            <div className={styles.name}>
              <Group gap="xs" wrap="nowrap">
                <StateBadge {...ACTIONS[item.action]} />
                <Text size="sm" fw={600}>
                  {item.title}
                </Text>
              </Group>
              <Text size="sm" c="dimmed">
                {item.kind}
                {item.note && ` – ${item.note}`} <EditLink item={item} kit={kit} />
              </Text>
            </div>
            {onChoose && (
              <NativeSelect
                className={styles.choice}
                aria-label={`What to do with ${item.title}`}
                value={choiceOf(item)}
                data={CHOICES.map((choice) => ({ value: choice, label: CHOICE_LABELS[choice] }))}
                onChange={(event) => onChoose(item, event.currentTarget.value as Choice)}
              />
            )}
          </li>
        ))}
      </ul>
      {!showsAll && items.length > SHOWN_AT_FIRST && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setShowsAll(true)}>
          Show all {items.length}
        </Button>
      )}
    </>
  );
}

function choiceOf({ action }: PlannedItem): Choice {
  if (action === 'skip') return 'skip';
  return action === 'create' ? 'keep-both' : 'replace';
}

function EditLink({ item, kit }: { item: PlannedItem; kit: UploadedKit }) {
  const [template] = item.key.startsWith('templates/')
    ? (kit.conflicts?.[item.key.replace(/^templates\//, '')] ?? [])
    : [];
  const page = kit.content_conflicts?.[item.key];
  const existing = template ?? page;
  if (!existing) return null;
  return (
    <Anchor underline="always" href={existing.edit_url} target="_blank" rel="noopener">
      Look at “{template?.template_title ?? page?.page_title}”
    </Anchor>
  );
}
