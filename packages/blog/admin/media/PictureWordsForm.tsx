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
      notices.done('The words are saved.');
      void refresh(pictureCalls.list);
    },
  });
  return (
    <form onSubmit={form.onSubmit} aria-label="Words">
      <Stack gap="sm">
        <TextInput
          label="What it shows"
          description="Read out to whoever cannot see it."
          maxLength={300}
          {...form.text('alt')}
        />
        <TextInput
          label="Title"
          description="Shown with it in the lightbox, and below it in carousels that ask for titles."
          maxLength={300}
          {...form.text('title')}
        />
        <Textarea
          label="Caption"
          description="Shown below it where a page asks for captions. Links and other marks are HTML."
          maxLength={LONGEST_CAPTION}
          autosize
          minRows={1}
          maxRows={6}
          {...form.text('caption')}
        />
        <Textarea
          label="Description"
          description="A longer text, which the lightbox shows."
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
