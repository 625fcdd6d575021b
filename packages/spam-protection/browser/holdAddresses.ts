import { ENCODED } from '../wire/public.ts';

/** Holds visitor events on an encoded address until they can be handled. */
export interface HeldAddress {
  /** The last one that has not been handled yet. */
  node?: HTMLElement | undefined;
  /** Set by the code that decodes; it also handles what was held before. */
  answer?: (node: HTMLElement) => void;
}

/** From the very start: an encoded link does not show an address that anybody could write to or call. */
export function holdAddresses(page: Document): HeldAddress {
  const held: HeldAddress = {};
  const onReach = (event: Event): void => {
    const target = event.target as Element;
    const { key } = event as KeyboardEvent;
    // Links turn key presses into clicks by themselves.
    if (key && !(/^( |Enter)$/.test(key) && target.matches(`span${ENCODED}`))) return;
    // An address inside an encoded link is decoded with the link.
    const node = target.closest<HTMLElement>(`a${ENCODED}`) ?? target.closest<HTMLElement>(ENCODED);
    if (!node) return;
    event.preventDefault();
    // Other mouse buttons follow a link as well, but do not ask for decoding.
    if (event.type === 'auxclick') return;
    held.node = node;
    held.answer?.(node);
  };
  for (const type of ['click', 'auxclick', 'keydown']) page.addEventListener(type, onReach, true);
  return held;
}
