import { Button, Group, Stack, Text } from '@mantine/core';
import { useApi } from '@portico/kernel/admin';
import { IconIcons, IconPhoto } from '@tabler/icons-react';
import { lazy, Suspense, useId } from 'react';
import { safeFile } from '../../model/settings/link.ts';
import { recordOf } from '../../model/settings/read.ts';
import { ICON_SETS } from '../../parts/icon/IconDrawings.ts';
import { iconNameOf } from '../../parts/icon/iconName.ts';
import { type CatalogueIcon, iconCatalogueCall } from '../../wire/admin.ts';
import { useDialog } from './Pickers.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { PicturePreview } from './PicturePreview.tsx';

interface IconControlProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const IconChooser = lazy(() => import('./icons/IconChooser.tsx'));

/** A Font Awesome Free icon, or the site's own file. A kit's icon stays until another is chosen. */
export function IconControl({ label, value, onChange }: IconControlProps) {
  const api = useApi();
  const labelId = useId();
  const { isOpen, isAskedFor, open, close } = useDialog();
  const { library, value: file } = recordOf(value);
  const isFile = library === 'svg';
  const name = isFile ? null : iconNameOf(value);
  const shown = isFile ? safeFile(recordOf(file).url) : '';
  return (
    <Stack gap={6} role="group" aria-labelledby={labelId}>
      <Text id={labelId} size="sm" fw={500}>
        {label}
      </Text>
      <Text size="sm" c="dimmed">
        {isFile ? 'A file of your own' : name ? name.name.replaceAll('-', ' ') : 'No icon'}
      </Text>
      {shown !== '' && <PicturePreview src={shown} height={48} />}
      <Group gap={6}>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconIcons size={15} aria-hidden />}
          aria-label={`${label}: choose an icon`}
          aria-haspopup="dialog"
          onClick={open}
        >
          Choose an icon
        </Button>
        <PictureChooser onPictures={([picture]) => picture && onChange(fileValue(picture))}>
          {(openLibrary) => (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPhoto size={15} aria-hidden />}
              aria-label={`${label}: use a file of your own`}
              onClick={openLibrary}
            >
              Own file
            </Button>
          )}
        </PictureChooser>
      </Group>
      {isAskedFor && (
        <Suspense>
          <IconChooser
            opened={isOpen}
            close={close}
            chosen={name ? `${name.set}/${name.name}` : ''}
            onChoose={(icon) => onChange(iconValue(icon))}
            load={async ({ words, set, from }) => {
              const query = { words, from, ...(isSet(set) && { set }) };
              const answer = await api.call(iconCatalogueCall, { query });
              return answer.ok ? answer.value : null;
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** As Elementor writes it: `{ value: 'fas fa-star', library: 'fa-solid' }`. */
export function iconValue(icon: Pick<CatalogueIcon, 'set' | 'name'> | null) {
  if (!icon) return { value: '', library: '' };
  return { value: `fa${icon.set.charAt(0)} fa-${icon.name}`, library: `fa-${icon.set}` };
}

function fileValue({ id, url }: { readonly id: number; readonly url: string }) {
  return { value: { url, id }, library: 'svg' };
}

function isSet(set: string): set is CatalogueIcon['set'] {
  return ICON_SETS.some((known) => known === set);
}
