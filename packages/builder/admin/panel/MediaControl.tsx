import { Image, Stack, TextInput } from '@mantine/core';
import { safeFile } from '../../settings/link.ts';
import { recordOf, textOf } from '../../settings/read.ts';

interface PartProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** A picture by its address, with the words for those who do not see it. */
export function MediaControl({ label, value, onChange }: PartProps) {
  const media = recordOf(value);
  const url = textOf(media.url);
  const shown = safeFile(url);
  function setUrl(next: string): void {
    // Its measures were those of the picture before.
    const { width: _width, height: _height, id: _id, ...others } = media;
    onChange(next === '' ? undefined : { ...others, url: next });
  }
  return (
    <Stack gap={6}>
      <TextInput
        label={label}
        size="sm"
        placeholder="/pictures/…"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      {shown !== '' && (
        <Image src={shown} alt="" radius="sm" h={88} fit="contain" bg="var(--p-surface-quiet)" />
      )}
      {url !== '' && (
        <TextInput
          label="What it shows"
          size="sm"
          description="Read to people who do not see it. Leave it empty for decoration."
          value={textOf(media.alt)}
          onChange={(event) => onChange({ ...media, alt: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
