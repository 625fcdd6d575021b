import { Alert, Button, Group, Text } from '@mantine/core';
import { DateTime, Screen } from '@portico/kernel/admin';
import type { EditedPost } from '../../wire/admin.ts';
import { POSTS } from './PostChoices.ts';
import type { AutosaveState } from './useAutosave.ts';

/** Replaces the editor for a post in the trash. */
export function Trashed({ post, restore }: { post: EditedPost; restore: () => unknown }) {
  return (
    <Screen title={post.title || 'Untitled'} parent={POSTS}>
      <Alert color="yellow" title="This post is in the trash">
        <Text size="sm">Visitors do not see it. Put it back to go on writing.</Text>
        <Button mt="sm" onClick={() => void restore()}>
          Put back
        </Button>
      </Alert>
    </Screen>
  );
}

/** Tells whether the text has been saved. */
export function Kept({ state, isDirty }: { state: AutosaveState; isDirty: boolean }) {
  return (
    <span role="status">
      {state.is === 'saving' && 'Autosaving…'}
      {state.is === 'failed' && 'Autosave failed. It will be tried again.'}
      {state.is === 'saved' && isDirty && (
        <>
          Autosaved <DateTime value={state.at} />, not saved yet
        </>
      )}
      {state.is === 'quiet' && isDirty && 'Not saved yet'}
      {!isDirty && state.is !== 'saving' && 'All changes are saved'}
    </span>
  );
}

interface UnsavedTextProps {
  readonly madeAt: number;
  readonly restore: () => void;
  readonly discard: () => void;
}

/** Offers what was typed in an earlier session and never saved. */
export function UnsavedText({ madeAt, restore, discard }: UnsavedTextProps) {
  return (
    <Alert color="blue" mb="md" title="There are unsaved changes">
      <Text size="sm">
        You wrote on <DateTime value={madeAt} form="exact" /> without saving.
      </Text>
      <Group gap="sm" mt="sm">
        <Button size="compact-sm" onClick={restore}>
          Restore them
        </Button>
        <Button size="compact-sm" variant="default" onClick={discard}>
          Discard them
        </Button>
      </Group>
    </Alert>
  );
}
