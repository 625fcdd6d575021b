import { Button, Group, Modal, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { isVideoFile, parseVideoAddress } from '@portico/kernel/videos';
import { IconVideoPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { insertCode } from './insertCode.ts';

/** Inserts a video into a text by URL, as a shortcode. */
export function VideoControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RichTextEditor.Control
        aria-label="Insert a video"
        title="Insert a video"
        onClick={() => setOpen(true)}
      >
        <IconVideoPlus size={16} stroke={1.5} aria-hidden />
      </RichTextEditor.Control>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Insert a video"
        closeButtonProps={{ 'aria-label': 'Close without a video' }}
      >
        <AddressForm
          insert={(address) => {
            setOpen(false);
            insertCode(editor, `[video src="${address}"]`);
          }}
        />
      </Modal>
    </>
  );
}

function AddressForm({ insert }: { insert: (address: string) => void }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (isVideoAddress(address.trim())) insert(address.trim());
        else
          setError(
            'This is not the address of a video that can be shown. Use one on YouTube, Vimeo or Dailymotion, or a file that ends in .mp4, .m4v, .webm or .ogv.',
          );
      }}
    >
      <TextInput
        label="Address of the video"
        description="On YouTube, Vimeo or Dailymotion, or of a file. Nothing is loaded until a visitor plays it."
        type="url"
        maxLength={2_000}
        data-autofocus
        value={address}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          setAddress(value);
          setError(null);
        }}
      />
      <Group justify="end" mt="md">
        <Button type="submit">Insert the video</Button>
      </Group>
    </form>
  );
}

/** Whether the site can show a video for this URL; a shortcode with any other URL stays as text. */
function isVideoAddress(address: string): boolean {
  if (/["'[\]<>\s]/.test(address) || !/^(?:https?:\/\/|\/)/i.test(address)) return false;
  return isVideoFile(address) || parseVideoAddress(address) !== null;
}
