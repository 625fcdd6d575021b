import { notices, useApi } from '@portico/kernel/admin';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { CUSTOMIZER_PATH, type CustomizerState, type KeptLook } from '../../previewProtocol.ts';
import type { PreviewTicket } from '../../protocol.ts';
import { beginWork, isKept, type Work, type WorkEvent, workAfter } from './customizerState.ts';

const PAUSE_MS = 400;

export interface Customizing {
  readonly work: Work;
  /** By which the preview is seen. */
  readonly ticket: PreviewTicket;
  readonly send: (event: WorkEvent) => void;
  /** Has the server keep what was changed; resolves once it has. */
  readonly keep: () => Promise<boolean>;
  readonly discard: () => Promise<void>;
  /** `conflict` when somebody else was quicker; `replacesOthers` then goes ahead all the same. */
  readonly publish: (replacesOthers?: boolean) => Promise<'published' | 'conflict' | 'failed'>;
}

/** The work of one person on the look, kept on the server a moment after every change. */
export function useWork(state: CustomizerState): Customizing {
  const api = useApi();
  const [work, send] = useReducer(workAfter, state, beginWork);
  const uuid = useRef(state.changeset?.uuid ?? crypto.randomUUID());
  const [nonce, setNonce] = useState(state.previewNonce);
  const latest = useRef(work);
  latest.current = work;
  const underWay = useRef<Promise<boolean>>(Promise.resolve(true));

  const keep = useCallback((): Promise<boolean> => {
    // One after the other, so that an earlier change never overtakes a later one.
    underWay.current = underWay.current.then(async () => {
      const { draft, basedOn } = latest.current;
      if (isKept(latest.current)) return true;
      send({ is: 'keeping' });
      const result = await api.put<KeptLook>(`${CUSTOMIZER_PATH}/changesets/${uuid.current}`, {
        options: draft,
        basedOn,
      });
      if (result.ok) setNonce(result.value.previewNonce);
      send(result.ok ? { is: 'kept', options: draft } : { is: 'notKept' });
      return result.ok;
    });
    return underWay.current;
  }, [api]);

  useEffect(() => {
    if (isKept(work) || work.keeping === 'failed') return;
    const timer = setTimeout(() => void keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [work, keep]);

  const discard = useCallback(async () => {
    await underWay.current;
    const result = await api.delete(`${CUSTOMIZER_PATH}/changesets/${uuid.current}`);
    if (!result.ok) return notices.problem(result.problem);
    uuid.current = crypto.randomUUID();
    // Somebody else may have published meanwhile.
    const now = await api.get<CustomizerState>(CUSTOMIZER_PATH);
    if (!now.ok) return notices.problem(now.problem);
    setNonce(now.value.previewNonce);
    send({ is: 'discarded', published: now.value.published, edition: now.value.edition });
  }, [api]);

  const publish = useCallback<Customizing['publish']>(
    async (replacesOthers = false) => {
      if (!(await keep())) return 'failed';
      const result = await api.post<{ edition: string }>(
        `${CUSTOMIZER_PATH}/changesets/${uuid.current}/publish`,
        { replacesOthers },
      );
      if (!result.ok) {
        if (result.problem.code === 'theme_published_meanwhile') return 'conflict';
        notices.problem(result.problem);
        return 'failed';
      }
      uuid.current = crypto.randomUUID();
      send({ is: 'published', edition: result.value.edition });
      return 'published';
    },
    [api, keep],
  );

  const changeset = uuid.current;
  const ticket = useMemo(() => ({ changeset, nonce }), [changeset, nonce]);
  return { work, ticket, send, keep, discard, publish };
}
