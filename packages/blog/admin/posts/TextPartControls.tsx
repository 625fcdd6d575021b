import { Button, Modal, Stack, Text } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { ErrorState, LoadingState } from '@portico/kernel/admin';
import type { Editor } from '@tiptap/react';
import { createContext, use, useState } from 'react';
import type { TextPart } from '../BlogAdminPorts.ts';
import { insertCode } from './insertCode.ts';

const Context = createContext<readonly TextPart[]>([]);

export const TextPartsProvider = Context.Provider;

/** Buttons that insert forms, reviews and the like, each with a list to choose from. */
export function TextPartControls({ editor }: { editor: Editor }) {
  const parts = use(Context);
  const [asked, setAsked] = useState<TextPart | null>(null);
  if (parts.length === 0) return null;
  return (
    <RichTextEditor.ControlsGroup>
      {parts.map((part) => (
        <RichTextEditor.Control
          key={part.label}
          aria-label={part.label}
          title={part.label}
          px={8}
          onClick={() => setAsked(part)}
        >
          {part.label}
        </RichTextEditor.Control>
      ))}
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked?.label}
        closeButtonProps={{ 'aria-label': 'Close the list' }}
      >
        {asked && (
          <Choices
            key={asked.label}
            part={asked}
            choose={(code) => {
              setAsked(null);
              insertCode(editor, code);
            }}
          />
        )}
      </Modal>
    </RichTextEditor.ControlsGroup>
  );
}

function Choices({ part, choose }: { part: TextPart; choose: (code: string) => void }) {
  const { choices, error, retry } = part.useChoices();
  if (error) return <ErrorState error={error} retry={() => retry()} />;
  if (!choices) return <LoadingState lines={3} />;
  if (choices.length === 0) return <Text size="sm">{part.nothing}</Text>;
  return (
    <Stack gap={6}>
      {choices.map(({ name, code }) => (
        <Button key={code} variant="default" justify="start" onClick={() => choose(code)}>
          {name}
        </Button>
      ))}
    </Stack>
  );
}
