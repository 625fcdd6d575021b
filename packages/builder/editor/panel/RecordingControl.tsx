import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconMovie, IconMusic } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { Control } from '../../model/fields/Field.ts';
import { isRecord, recordOf, textOf } from '../../model/settings/read.ts';
import { ClearButton } from './ClearButton.tsx';
import { useDialog, usePickers } from './Pickers.ts';

interface RecordingControlProps {
  readonly label: string;
  readonly control: Extract<Control, { kind: 'recording' }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A video or sound from the site's library or by URL. */
export function RecordingControl({ label, control, value, onChange }: RecordingControlProps) {
  const pickers = usePickers();
  const { isOpen, isAskedFor, open, close } = useDialog();
  const url = textOf(isRecord(value) ? value.url : value);
  const change = (address: string, id?: number): void => {
    const { id: _before, source: _source, ...others } = recordOf(value);
    const chosen = id !== undefined && { id, source: 'library' };
    if (address === '') onChange(undefined);
    else onChange(control.isAddress ? address : { ...others, url: address, ...chosen });
  };
  const Icon = control.of === 'video' ? IconMovie : IconMusic;
  return (
    <Stack gap={6}>
      <TextInput
        label={label}
        size="sm"
        placeholder="/media/…"
        inputMode="url"
        value={url}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Group gap={6}>
        {pickers && (
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<Icon size={15} aria-hidden />}
            aria-label={`${label}: ${url ? 'choose another' : 'choose from the library'}`}
            onClick={open}
          >
            {url ? 'Choose another' : 'Choose from the library'}
          </Button>
        )}
        {url !== '' && <ClearButton label={label} clear={() => change('')} />}
      </Group>
      {pickers && isAskedFor && (
        <Suspense>
          <pickers.Recordings
            opened={isOpen}
            close={close}
            kind={control.of}
            onRecording={({ id, url: address }) => change(address, id)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
