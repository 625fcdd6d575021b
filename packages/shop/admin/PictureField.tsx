import { Button, Group, Image, Stack, TextInput } from '@mantine/core';
import type { FormState } from '@portico/kernel/admin';
import { IconPhoto } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { LibraryPicture, PicturePicker } from './PicturePicker.ts';
import type { ProductValues } from './productValues.ts';

/** A product's picture: from the site's media, or any path on this site. */
export function PictureField({
  form,
  Picker,
}: {
  readonly form: FormState<ProductValues>;
  readonly Picker: PicturePicker;
}) {
  const [isPicking, setPicking] = useState(false);
  const { picture, pictureAlt } = form.values;

  function take({ url, alt }: LibraryPicture): void {
    form.set('picture', url);
    if (!pictureAlt) form.set('pictureAlt', alt);
  }

  return (
    <Stack gap="sm">
      {picture.startsWith('/') && (
        <Image
          src={picture}
          alt={pictureAlt || 'Picture without a description'}
          w={160}
          h={160}
          fit="contain"
        />
      )}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPhoto size={18} stroke={1.75} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          {picture ? 'Change the picture' : 'Choose a picture'}
        </Button>
        {picture && (
          <Button variant="subtle" color="gray" onClick={() => form.set('picture', '')}>
            No picture
          </Button>
        )}
      </Group>
      <TextInput
        label="Picture"
        description="An address on this site, beginning with /"
        {...form.text('picture')}
      />
      <TextInput label="What the picture shows" {...form.text('pictureAlt')} />
      <Suspense>
        <Picker
          opened={isPicking}
          close={() => setPicking(false)}
          onPictures={([chosen]) => chosen && take(chosen)}
        />
      </Suspense>
    </Stack>
  );
}
