import {
  AJAX_ACTIONS,
  COVER_NAME,
  COVER_TEXTS,
  COVERED_BOXES,
  COVERED_FRAMES,
  COVERED_KEYS,
} from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';
import { askWithEvidence } from './ask.ts';
import { layOver } from './layOver.ts';

/** Covers forms and chats in other hosts' frames. The first click asks the server; if it agrees, all covers are removed. */
export function coverFrames(guard: Guard): () => void {
  const { view, store } = guard.protection;
  const { document: page } = view;
  const covered = new WeakSet<Element>();
  let isAllowed = false;
  for (const key of Object.values(COVERED_KEYS)) store.local.set(key, []);

  const removeAll = (): void => {
    isAllowed = true;
    for (const cover of page.querySelectorAll(`[name=${COVER_NAME}]`)) cover.remove();
  };
  const onClick = async (cover: HTMLElement): Promise<void> => {
    if (cover.ariaBusy === 'true') return;
    cover.ariaBusy = 'true';
    cover.textContent = COVER_TEXTS.checking;
    if (await askWithEvidence(guard, AJAX_ACTIONS.frameCheck).catch(() => true)) removeAll();
    else cover.textContent = COVER_TEXTS.blocked;
    cover.ariaBusy = 'false';
  };

  return () => {
    if (isAllowed) return;
    for (const target of page.querySelectorAll<HTMLElement>(`${COVERED_FRAMES},${COVERED_BOXES}`)) {
      if (covered.has(target)) continue;
      covered.add(target);
      const key = COVERED_KEYS[target instanceof view.HTMLIFrameElement ? 'IFRAME' : 'DIV'];
      const known: unknown = JSON.parse(String(store.local.get(key) || '[]'));
      store.local.set(key, [...(Array.isArray(known) ? known : []), target.id]);
      const cover = coverOf(target);
      cover.addEventListener('click', () => void onClick(cover));
      cover.addEventListener('keydown', ({ key: pressed }) => {
        if (pressed === 'Enter' || pressed === ' ') void onClick(cover);
      });
    }
  };
}

function coverOf(target: HTMLElement): HTMLElement {
  const cover = layOver(target);
  cover.setAttribute('name', COVER_NAME);
  cover.setAttribute('role', 'button');
  cover.tabIndex = 0;
  cover.ariaLabel = target.title || COVER_TEXTS.checking;
  Object.assign(cover.style, { display: 'flex', alignItems: 'center', justifyContent: 'center' });
  return cover;
}
