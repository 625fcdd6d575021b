import { debounce } from '@portico/kernel/dom';

/** The pause without changes before checking again. */
const QUIET_MS = 300;

/**
 * Lets the browser skip cards out of view: hundreds of them cost painting, layers and hit testing on every click. A skipped
 * card is as high as the row was with all of them, so that nothing shifts.
 */
export function restFarCards(scroller: HTMLElement): () => void {
  let width = 0;
  const rest = (): void => {
    scroller.classList.remove('rpi-resting');
    width = scroller.clientWidth;
    scroller.style.setProperty(
      '--rpi-card-block',
      `${scroller.clientHeight - paddingOf(scroller.children[0])}px`,
    );
    scroller.classList.add('rpi-resting');
  };
  const again = debounce(rest, QUIET_MS);
  const sizes = new ResizeObserver(() => {
    if (scroller.clientWidth !== width) again();
  });
  const cards = new MutationObserver(again);
  rest();
  sizes.observe(scroller);
  cards.observe(scroller, { childList: true });
  return () => {
    sizes.disconnect();
    cards.disconnect();
    again.cancel();
    scroller.classList.remove('rpi-resting');
  };
}

/** Of a card, above and below: it comes on top of the height that is kept. */
function paddingOf(card: Element | undefined): number {
  if (!card) return 0;
  const { paddingTop, paddingBottom } = getComputedStyle(card);
  return Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
}
