import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { CatalogueIcon, IconPiece } from '../../../wire/admin.ts';
import { IconGrid } from './IconGrid.tsx';

export interface IconQuery {
  readonly words: string;
  readonly set: string;
  readonly from: number;
}

export interface IconChooserProps {
  readonly opened: boolean;
  readonly close: () => void;
  /** `solid/star` */
  readonly chosen: string;
  readonly load: (query: IconQuery) => Promise<IconPiece | null>;
  readonly onChoose: (icon: CatalogueIcon | null) => void;
}

const SETS = [
  { value: 'all', label: 'All' },
  { value: 'solid', label: 'Filled' },
  { value: 'regular', label: 'Outlined' },
  { value: 'brands', label: 'Brands' },
];
const TYPING_MS = 200;

/** The available icons, to browse or search. Loaded in pages while scrolling. */
export default function IconChooser({ opened, close, chosen, load, onChoose }: IconChooserProps) {
  const [words, setWords] = useState('');
  const [set, setSet] = useState('all');
  const [asked] = useDebouncedValue(words.trim(), TYPING_MS);
  const [shown, setShown] = useState<IconPiece>({ icons: [], total: 0 });
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading');
  const isPhone = useMediaQuery('(max-width: 40em)');

  // biome-ignore lint/correctness/useExhaustiveDependencies: how they are loaded does not change what is asked for.
  useEffect(() => {
    if (!opened) return;
    let isCurrent = true;
    setState('loading');
    void load({ words: asked, set, from: 0 }).then((piece) => {
      if (!isCurrent) return;
      setShown(piece ?? { icons: [], total: 0 });
      setState(piece ? 'here' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [opened, asked, set]);

  async function more(): Promise<void> {
    if (state !== 'here' || shown.icons.length >= shown.total) return;
    setState('loading');
    const before = shown.icons;
    const piece = await load({ words: asked, set, from: before.length });
    setState(piece ? 'here' : 'failed');
    // If the search has changed meanwhile, the list is a different one.
    if (piece)
      setShown((now) => (now.icons === before ? { ...piece, icons: [...before, ...piece.icons] } : now));
  }

  function choose(icon: CatalogueIcon | null): void {
    onChoose(icon);
    close();
  }

  return (
    <Modal opened={opened} onClose={close} title="Choose an icon" size="lg" fullScreen={isPhone ?? false}>
      <Stack gap="sm">
        <TextInput
          label="Search"
          type="search"
          placeholder="star, telephone, arrow …"
          maxLength={60}
          data-autofocus
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Group gap="sm" justify="space-between">
          <SegmentedControl aria-label="Kind of icon" size="xs" data={SETS} value={set} onChange={setSet} />
          <Button size="compact-sm" variant="default" onClick={() => choose(null)}>
            No icon
          </Button>
        </Group>
        <Text size="sm" c="dimmed" role="status">
          {STATUS[state](shown.total)}
        </Text>
        <IconGrid icons={shown.icons} chosen={chosen} onChoose={choose} onEnd={() => void more()} />
        {shown.icons.length < shown.total && (
          <Button variant="light" loading={state === 'loading'} onClick={() => void more()}>
            Show more
          </Button>
        )}
      </Stack>
    </Modal>
  );
}

const STATUS: Readonly<Record<'loading' | 'here' | 'failed', (total: number) => string>> = {
  loading: () => 'Looking …',
  failed: () => 'The icons could not be loaded. Try again.',
  here: (total) => (total === 0 ? 'No icon matches.' : total === 1 ? '1 icon' : `${total} icons`),
};
