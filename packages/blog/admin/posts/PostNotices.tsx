import { Alert, Button, Text } from '@mantine/core';
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
