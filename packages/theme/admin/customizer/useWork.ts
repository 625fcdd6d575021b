import { notices, useApi } from '@portico/kernel/admin';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type Changeset, type CustomizerState, customizerCalls, KEPT_ELSEWHERE } from '../../wire/admin.ts';
import type { PreviewTicket } from '../../wire/public.ts';
import { beginWork, isKept, type Work, type WorkEvent, workAfter } from './customizerState.ts';

const PAUSE_MS = 400;

export interface Customizing {
  readonly work: Work;
  /** Gives access to the preview. */
  readonly ticket: PreviewTicket;
  readonly send: (event: WorkEvent) => void;
  /** Stores the changes on the server; resolves once they are. */
  readonly keep: () => Promise<boolean>;
  /** Continues with the local state, replacing what the same user has stored in another window. */
  readonly prefer: () => Promise<void>;
  readonly discard: () => Promise<void>;
  /** `conflict` if somebody else was quicker; `replacesOthers` then overwrites it. */
  readonly publish: (replacesOthers?: boolean) => Promise<'published' | 'conflict' | 'failed'>;
}

/** A user's work on the design, stored on the server shortly after every change. */
export function useWork(state: CustomizerState): Customizing {
  const api = useApi();
  const [work, send] = useReducer(workAfter, state, beginWork);
  const place = useRef(placeOf(state.changeset));
  const [nonce, setNonce] = useState(state.previewNonce);
  const latest = useRef(work);
  latest.current = work;
  const underWay = useRef<Promise<unknown>>(Promise.resolve());

  /** One after another, so that an earlier change never overtakes a later one. */
  const inTurn = useCallback(<Result>(step: () => Promise<Result>): Promise<Result> => {
    const result = underWay.current.then(step);
    underWay.current = result;
    return result;
  }, []);

  const keep = useCallback(
    () =>
      inTurn(async () => {
        const { draft, basedOn, keeping } = latest.current;
        if (isKept(latest.current)) return true;
        if (keeping === 'elsewhere') return false;
        send({ is: 'keeping' });
        const { uuid, savedAt: after } = place.current;
        const result = await api.call(customizerCalls.keep, {
          params: { uuid },
          body: { options: draft, basedOn, after },
        });
        if (result.ok) {
          place.current = { uuid, savedAt: result.value.savedAt };
          setNonce(result.value.previewNonce);
          send({ is: 'kept', options: draft });
        } else send({ is: result.problem.code === KEPT_ELSEWHERE ? 'keptElsewhere' : 'notKept' });
        return result.ok;
      }),
    [api, inTurn],
  );

  useEffect(() => {
    if (isKept(work) || work.keeping === 'failed' || work.keeping === 'elsewhere') return;
    const timer = setTimeout(() => void keep(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [work, keep]);

  const prefer = useCallback(
    () =>
      inTurn(async () => {
        const now = await api.call(customizerCalls.read);
        if (!now.ok) return notices.problem(now.problem);
        place.current = placeOf(now.value.changeset);
        send({ is: 'preferred', over: now.value });
      }),
    [api, inTurn],
  );

  const discard = useCallback(
    () =>
      inTurn(async () => {
        const result = await api.call(customizerCalls.discard, { params: { uuid: place.current.uuid } });
        if (!result.ok) return notices.problem(result.problem);
        place.current = placeOf(null);
        // Somebody else may have published meanwhile.
        const now = await api.call(customizerCalls.read);
        if (!now.ok) return notices.problem(now.problem);
        setNonce(now.value.previewNonce);
        send({ is: 'discarded', published: now.value.published, edition: now.value.edition });
      }),
    [api, inTurn],
  );

  const publish = useCallback<Customizing['publish']>(
    async (replacesOthers = false) => {
      if (!(await keep())) return 'failed';
      return inTurn(async () => {
        const { uuid, savedAt: after } = place.current;
        const result = await api.call(customizerCalls.publish, {
          params: { uuid },
          body: { replacesOthers, after },
        });
        if (result.ok) {
          place.current = placeOf(null);
          send({ is: 'published', edition: result.value.edition });
          return 'published';
        }
        if (result.problem.code === 'theme_published_meanwhile') return 'conflict';
        if (result.problem.code === KEPT_ELSEWHERE) send({ is: 'keptElsewhere' });
        else notices.problem(result.problem);
        return 'failed';
      });
    },
    [api, inTurn, keep],
  );

  const changeset = place.current.uuid;
  const ticket = useMemo(() => ({ changeset, nonce }), [changeset, nonce]);
  return { work, ticket, send, keep, prefer, discard, publish };
}

/** Where the server stores this work, and when it last did. */
function placeOf(changeset: Changeset | null): { readonly uuid: string; readonly savedAt: number | null } {
  return changeset ?? { uuid: crypto.randomUUID(), savedAt: null };
}
