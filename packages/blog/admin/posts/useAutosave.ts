import { useApi } from '@portico/kernel/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AutosaveBody, postCalls } from '../../wire/admin.ts';

/** State of the autosave. */
export type AutosaveState =
  | { readonly is: 'quiet' }
  | { readonly is: 'saving' }
  | { readonly is: 'saved'; readonly at: number }
  | { readonly is: 'failed' };

const PAUSE_MS = 2_000;
/** Retry interval after a failure, such as a lost connection. */
const AGAIN_MS = 5_000;

/**
 * Saves the text shortly after the last keystroke, separately from the post, so that visitors do not see it. `keep` does the
 * saving, because a new post has to be created first.
 */
export function useAutosave(
  text: AutosaveBody,
  isDirty: boolean,
  postId: () => Promise<number | null>,
): { readonly state: AutosaveState; flush(): Promise<number | null> } {
  const api = useApi();
  const [state, setState] = useState<AutosaveState>({ is: 'quiet' });
  const latest = useRef({ text, postId });
  latest.current = { text, postId };
  const kept = useRef(JSON.stringify(text));

  const flush = useCallback(async (): Promise<number | null> => {
    const body = latest.current.text;
    setState({ is: 'saving' });
    const id = await latest.current.postId();
    const result = id === null ? null : await api.call(postCalls.autosave, { params: { id }, body });
    if (!result?.ok) {
      setState({ is: 'failed' });
      return null;
    }
    kept.current = JSON.stringify(body);
    setState({ is: 'saved', at: result.value.madeAt });
    return id;
  }, [api]);

  const written = JSON.stringify(text);
  useEffect(() => {
    // One at a time: changes made meanwhile wait for the response.
    if (!isDirty || written === kept.current || state.is === 'saving') return;
    const waiting = setTimeout(() => void flush(), state.is === 'failed' ? AGAIN_MS : PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [written, isDirty, flush, state]);

  return { state, flush };
}
