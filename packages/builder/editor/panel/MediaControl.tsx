import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { safeFile } from '../../model/settings/link.ts';
import { recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import type { LibraryPicture } from '../MediaLibrary.ts';
import { ClearButton } from './ClearButton.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { PicturePreview } from './PicturePreview.tsx';

interface MediaControlProps {
  readonly label: string;
  readonly value: unknown;
  /** The inherited value of the same picture, such as that of another device. */
  readonly inherited?: unknown;
  /** Whether the document can store its alternative text. */
  readonly hasWords?: boolean;
  readonly onChange: (value: unknown) => void;
}

/** A picture from the site's library or by URL, with its alternative text. */
export function MediaControl({ label, value, inherited, hasWords = true, onChange }: MediaControlProps) {
  const media = recordOf(value);
  const url = textOf(media.url);
  const shown = safeFile(url || recordOf(inherited).url);
  return (
    <Stack gap={6}>
      <TextInput
        label={label}
        size="sm"
        placeholder={textOf(recordOf(inherited).url) || '/media/…'}
        inputMode="url"
        value={url}
        onChange={(event) => onChange(withAddress(media, event.currentTarget.value))}
      />
      {shown !== '' && <PicturePreview src={shown} height={88} />}
      <Group gap={6}>
        <PictureChooser onPictures={([picture]) => picture && onChange(withPicture(media, picture))}>
          {(open) => (
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<IconPhoto size={15} aria-hidden />}
              aria-label={`${label}: ${url ? 'choose another' : 'choose from the library'}`}
              onClick={open}
            >
              {url ? 'Choose another' : 'Choose from the library'}
            </Button>
          )}
        </PictureChooser>
        {url !== '' && <ClearButton label={label} clear={() => onChange(withAddress(media, ''))} />}
      </Group>
      {hasWords && url !== '' && (
        <TextInput
          label="What it shows"
          size="sm"
          description="Read aloud to people who cannot see it. Leave it empty for decoration."
          value={textOf(media.alt)}
          onChange={(event) => onChange({ ...media, alt: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}

/** A different URL is a different picture: id and dimensions belonged to the previous one. */
function withAddress(media: Settings, url: string): Settings | undefined {
  const { width: _width, height: _height, id: _id, source: _source, size: _size, ...others } = media;
  return url === '' ? undefined : { ...others, url };
}

/** Brings its own alternative text, unless another was written here. */
export function withPicture(media: Settings, { id, url, alt, width, height }: LibraryPicture): Settings {
  return { ...media, id, url, alt: textOf(media.alt) || alt, source: 'library', width, height };
}
