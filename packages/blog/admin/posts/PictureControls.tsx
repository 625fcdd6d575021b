import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhotoEdit, IconPhotoPlus } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import type { Picture } from '../../wire/admin.ts';
import { PicturePicker } from '../media/PicturePicker.tsx';
import type { PictureWords } from './pictureFigure.ts';
import { PICTURE_SIZES, type PictureSize } from './pictureSizes.ts';

const SIZE_LABELS: Readonly<Record<PictureSize, string>> = {
  thumbnail: 'Small',
  medium: 'Medium',
  large: 'Large',
  full: 'As it is',
};

/** Inserts pictures into a text, and edits the selected one's description, caption and width. */
export function PictureControls({ editor }: { editor: Editor }) {
  const [isPicking, setPicking] = useState(false);
  const [described, setDescribed] = useState<PictureWords | null>(null);
  const isSelected = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('image') });

  function insert({ url, alt, width, height }: Picture) {
    editor.chain().focus().setImage({ src: url, alt, width, height }).run();
  }

  function describe() {
    const { alt, caption, size } = editor.getAttributes('image');
    const known = PICTURE_SIZES.find((one) => one === size) ?? 'full';
    setDescribed({ alt: String(alt ?? ''), caption: String(caption ?? ''), size: known });
  }

  return (
    <>
      <RichTextEditor.Control
        aria-label="Insert a picture"
        title="Insert a picture"
        onClick={() => setPicking(true)}
      >
        <IconPhotoPlus size={16} stroke={1.5} aria-hidden />
      </RichTextEditor.Control>
      {isSelected && (
        <RichTextEditor.Control
          aria-label="Description, caption and size"
          title="Description, caption and size"
          onClick={describe}
        >
          <IconPhotoEdit size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      )}
      <PicturePicker opened={isPicking} close={() => setPicking(false)} onPicture={insert} />
      <Modal
        opened={described !== null}
        onClose={() => setDescribed(null)}
        title="The picture"
        closeButtonProps={{ 'aria-label': 'Close without changing the picture' }}
      >
        {described && (
          <WordsForm
            words={described}
            save={(words) => {
              setDescribed(null);
              editor.chain().focus().describePicture(words).run();
            }}
          />
        )}
      </Modal>
    </>
  );
}

const LONGEST_WORDS = 500;

function WordsForm({ words, save }: { words: PictureWords; save: (words: PictureWords) => void }) {
  const [now, setNow] = useState(words);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog is inside the post's form, which must not be submitted by this.
        event.stopPropagation();
        save({ ...now, alt: now.alt.trim(), caption: now.caption.trim() });
      }}
    >
      <Stack>
        <TextInput
          label="Description"
          description="For people who cannot see it. Leave it empty where the picture only decorates."
          maxLength={LONGEST_WORDS}
          value={now.alt}
          onChange={({ currentTarget: { value } }) => setNow({ ...now, alt: value })}
        />
        <TextInput
          label="Caption"
          description="Shown below the picture."
          maxLength={LONGEST_WORDS}
          value={now.caption}
          onChange={({ currentTarget: { value } }) => setNow({ ...now, caption: value })}
        />
        <div>
          <Text size="sm" fw={500} mb={4}>
            Size
          </Text>
          <SegmentedControl
            fullWidth
            aria-label="Size"
            value={now.size}
            onChange={(size) => setNow({ ...now, size })}
            data={PICTURE_SIZES.map((value) => ({ value, label: SIZE_LABELS[value] }))}
          />
        </div>
        <Group justify="end">
          <Button type="submit">Change the picture</Button>
        </Group>
      </Stack>
    </form>
  );
}
