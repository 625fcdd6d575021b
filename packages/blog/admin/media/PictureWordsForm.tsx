import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { notices, useApi, useForm, useRefresh } from '@portico/kernel/admin';
import { LONGEST_CAPTION, LONGEST_DESCRIPTION, type PictureDetails, pictureCalls } from '../../wire/admin.ts';

/** A picture's texts, used wherever it is shown. */
export function PictureWordsForm({ picture }: { picture: PictureDetails }) {
  const api = useApi();
  const refresh = useRefresh();
  const form = useForm<Words, PictureDetails>({
    initial: wordsOf(picture),
    submit: (body) => api.call(pictureCalls.change, { params: { id: picture.id }, body }),
    onDone(saved) {
      // Shows the values as normalised by the server.
      form.reset(wordsOf(saved));
      notices.done('The texts are saved.');
      void refresh(pictureCalls.list);
    },
  });
  return (
    <form onSubmit={form.onSubmit} aria-label="Words">
      <Stack gap="sm">
        <TextInput
          label="What it shows"
          description="Read aloud to people who cannot see it."
          maxLength={300}
          {...form.text('alt')}
        />
        <TextInput
          label="Title"
          description="Shown in the lightbox, and below the picture in carousels with titles."
          maxLength={300}
          {...form.text('title')}
        />
        <Textarea
          label="Caption"
          description="Shown below the picture where captions are on. Use HTML for links and emphasis."
          maxLength={LONGEST_CAPTION}
          autosize
          minRows={1}
          maxRows={6}
          {...form.text('caption')}
        />
        <Textarea
          label="Description"
          description="A longer text for the lightbox."
          maxLength={LONGEST_DESCRIPTION}
          autosize
          minRows={1}
          maxRows={10}
          {...form.text('description')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={form.isSubmitting} disabled={!form.isDirty}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Words = Pick<PictureDetails, 'alt' | 'title' | 'caption' | 'description'>;

const wordsOf = ({ alt, title, caption, description }: PictureDetails): Words => ({
  ...{ alt, title, caption, description },
});
