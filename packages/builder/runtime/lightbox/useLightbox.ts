import { prefersReducedMotion, trapFocus } from '@portico/kernel/dom';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { type LightboxEvent, type LightboxState, lightboxReducer, openedAt } from './lightboxState.ts';

/** The controls are hidden after this long without activity. */
export const IDLE_MS = 3500;
const FADE_MS = 400;

interface Lightbox {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly state: LightboxState;
  readonly send: (event: LightboxEvent) => void;
  readonly close: () => void;
  readonly toggleFullscreen: () => void;
  readonly turn: (by: -1 | 0 | 1) => void;
}

interface LightboxStart {
  readonly count: number;
  readonly startIndex: number;
  readonly onClosed: () => void;
}

/** The behaviour of a modal lightbox, following the W3C's dialog and carousel patterns. */
export function useLightbox({ count, startIndex, onClosed }: LightboxStart): Lightbox {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, send] = useReducer(lightboxReducer, openedAt(startIndex));

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Not `showModal`: that makes the page inert, for which browsers recalculate all styles when it opens and closes. It covers
    // the whole viewport, traps the focus, and is marked as modal for assistive technology.
    element.open = true;
    const release = trapFocus(element, {
      initialFocus: element.querySelector<HTMLElement>('.dialog-close-button'),
    });
    void fade(element, 0, 1);
    // Wherever the focus is, for example after a focused control was removed.
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') send({ type: 'closed' });
    };
    element.ownerDocument.addEventListener('keydown', onKeyDown);
    return () => {
      element.ownerDocument.removeEventListener('keydown', onKeyDown);
      element.close();
      release();
    };
  }, []);

  useActivity(dialog, send);

  const isClosing = state.mode === 'closing';
  useEffect(() => {
    const element = dialog.current;
    if (!isClosing || !element) return;
    const page = element.ownerDocument;
    if (page.fullscreenElement === element) void page.exitFullscreen();
    let isCurrent = true;
    void fade(element, 1, 0).then(() => isCurrent && onClosed());
    return () => {
      isCurrent = false;
    };
  }, [isClosing, onClosed]);

  return {
    dialog,
    state,
    send,
    turn: (by) => send({ type: 'moved', by, count }),
    close: () => send({ type: 'closed' }),
    toggleFullscreen() {
      const element = dialog.current;
      if (!element) return;
      const page = element.ownerDocument;
      const done = page.fullscreenElement === element ? page.exitFullscreen() : element.requestFullscreen();
      // Browsers may refuse, for example in a frame: the picture then keeps its size.
      done.catch(() => {});
    },
  };
}

/** Tracks activity and full-screen mode. */
function useActivity(
  dialog: RefObject<HTMLDialogElement | null>,
  send: (event: LightboxEvent) => void,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const page = element.ownerDocument;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let timer: ReturnType<typeof setTimeout>;
    const onActivity = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => send({ type: 'rested' }), IDLE_MS);
      send({ type: 'stirred' });
    };
    for (const type of ['click', 'mousemove', 'keydown', 'touchstart'])
      element.addEventListener(type, onActivity, options);
    page.addEventListener(
      'fullscreenchange',
      () => send({ type: 'fullscreenChanged', isFullscreen: page.fullscreenElement === element }),
      options,
    );
    onActivity();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [dialog, send]);
}

async function fade(element: HTMLElement, from: number, to: number): Promise<void> {
  const view = element.ownerDocument.defaultView;
  if (!view || prefersReducedMotion(view)) return;
  const animation = element.animate([{ '--portico-fade': from }, { '--portico-fade': to }], {
    duration: FADE_MS,
    fill: 'forwards',
  });
  await animation.finished.catch(() => {
    // Cancelled because the lightbox was removed.
  });
}
