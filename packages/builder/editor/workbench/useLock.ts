import { useApi } from '@portico/kernel/admin';
import { useEffect, useRef, useState } from 'react';
import { type LockState, lockCalls } from '../../wire/admin.ts';

const BEAT_MS = 20_000;

/** Registers this editor as open, and reports who else has the page open. */
export function useLock(documentId: number): { other: LockState['other']; takeOver: () => void } {
  const api = useApi();
  const [editor] = useState(idOfThisTab);
  const [other, setOther] = useState<LockState['other']>(null);
  const beat = useRef(async (_takeOver: boolean) => {});
  beat.current = async (takeOver) => {
    const result = await api.call(lockCalls.hold, { params: { id: documentId }, body: { editor, takeOver } });
    if (result.ok) setOther(result.value.other);
  };

  useEffect(() => {
    void beat.current(false);
    const timer = setInterval(() => void beat.current(false), BEAT_MS);
    return () => {
      clearInterval(timer);
      void api.call(lockCalls.release, { params: { id: documentId, editor } });
    };
  }, [api, documentId, editor]);

  return { other, takeOver: () => void beat.current(true) };
}

/** The same after a reload, so that nobody is warned about themselves. */
function idOfThisTab(): string {
  try {
    const id = sessionStorage.getItem(TAB) ?? crypto.randomUUID();
    sessionStorage.setItem(TAB, id);
    return id;
  } catch {
    // Without storage, a reload looks like somebody else for a minute, which only causes a warning.
    return crypto.randomUUID();
  }
}

const TAB = 'portico.editor.tab';
