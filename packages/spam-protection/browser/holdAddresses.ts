import { ENCODED } from '../wire/encodedMarkup.ts';

/** Holds what a visitor does to an encoded address until somebody can answer it. */
export interface HeldAddress {
  /** The last one that nobody has answered yet. */
  node?: HTMLElement | undefined;
  /** Set by whoever can decode, who answers what was held before. */
  answer?: (node: HTMLElement) => void;
}

/** From the first moment: what an encoded link shows is no address that anybody could write to or call. */
export function holdAddresses(page: Document): HeldAddress {
  const held: HeldAddress = {};
  const onReach = (event: Event): void => {
    const target = event.target as Element;
    const { key } = event as KeyboardEvent;
    // A link turns its keys into clicks by itself.
    if (key && !(/^( |Enter)$/.test(key) && target.matches(`span${ENCODED}`))) return;
    // An address inside an encoded link is decoded with its link.
    const node = target.closest<HTMLElement>(`a${ENCODED}`) ?? target.closest<HTMLElement>(ENCODED);
    if (!node) return;
    event.preventDefault();
    // Another button of the mouse follows a link as well, but does not ask for it here.
    if (event.type === 'auxclick') return;
    held.node = node;
    held.answer?.(node);
  };
  for (const type of ['click', 'auxclick', 'keydown']) page.addEventListener(type, onReach, true);
  return held;
}
