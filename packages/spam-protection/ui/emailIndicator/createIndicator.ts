import { inView } from '@portico/kernel/dom';
import type { EmailState } from '../../browser/EmailIndicatorModule.ts';

const BLOCK = 'apbct-check_email_exist';
const CLASSES = { loading: 'load', good: 'good_email', bad: 'bad_email' } as const;
const WIDTH_TO_HEIGHT = 1.2;
/** More than the height of its text. */
const NEAR = '300px';

export interface Indicator {
  readonly field: HTMLInputElement;
  isInPage(): boolean;
  show(state: EmailState): void;
  remove(): void;
}

/**
 * A sign at the end of an email field; its text is shown on hover. Both elements stand right after the field's parent, without one
 * around them: in a form laid out as a grid that would be another cell.
 */
export function createIndicator(field: HTMLInputElement): Indicator {
  const page = field.ownerDocument;
  const view = page.defaultView ?? window;
  const form = field.closest('form.wpcf7-form, form.hp-form--user-register');
  const sign = elementFor(page, 'block');
  const words = elementFor(page, 'popup_description');
  let isOpen = false;

  const open = (next: boolean): void => {
    isOpen = next;
    words.toggleAttribute('data-open', isOpen && words.textContent !== '');
  };
  const move = (): void => {
    const place = placeOf(field);
    const { top, left, width, height } = place;
    Object.assign(sign.style, inPixels(place));
    // They go towards the middle of the window, where they have room.
    const isOnTheLeft = left + width < view.innerWidth / 2;
    Object.assign(words.style, {
      ...inPixels({ top: top + height }),
      left: isOnTheLeft ? `${left}px` : 'auto',
      right: isOnTheLeft ? 'auto' : `calc(100vw - ${left + width}px)`,
    });
  };
  const changes = new MutationObserver(move);
  // What scrolls beside the field does not move it.
  const onScroll = ({ target }: Event): void => {
    if (target instanceof Node && target.contains(field)) move();
  };
  let following = new AbortController();
  const rest = (): void => {
    following.abort();
    changes.disconnect();
  };
  // With its field out of sight it does not follow, nor stay behind: each step would lay the page out for nobody.
  const follow = ({ isIntersecting }: IntersectionObserverEntry): void => {
    rest();
    sign.style.visibility = isIntersecting ? '' : 'hidden';
    if (!isIntersecting) return;
    following = new AbortController();
    const { signal } = following;
    view.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
    view.addEventListener('resize', move, { signal });
    if (form) changes.observe(form, { childList: true, subtree: true });
    move();
  };

  // Only pointing shows the text: where it cannot be pointed at, it is read out.
  words.setAttribute('role', 'status');
  sign.addEventListener('mouseenter', () => open(true));
  sign.addEventListener('mouseleave', () => open(false));
  sign.addEventListener('click', () => open(!isOpen));
  field.parentElement?.after(sign, words);
  const stopWatching = inView(field, follow, NEAR);

  return {
    field,
    isInPage: () => sign.isConnected,
    show(state) {
      sign.className = `portico-over portico-moved ${sign.id} ${BLOCK}-${CLASSES[state.kind]}`;
      words.textContent = state.kind === 'loading' ? '' : state.text;
      words.style.color = state.kind === 'good' ? '#1C7129' : '#E01111';
      open(isOpen);
      if (sign.style.visibility === '') move();
    },
    remove() {
      stopWatching();
      rest();
      sign.remove();
      words.remove();
    },
  };
}

function elementFor(page: Document, part: string): HTMLElement {
  const name = `${BLOCK}-${part}`;
  return Object.assign(page.createElement('div'), {
    id: name,
    className: `portico-over portico-moved ${name}`,
  });
}

function placeOf(field: HTMLInputElement) {
  const { top, left, right, height } = field.getBoundingClientRect();
  const width = height * WIDTH_TO_HEIGHT;
  const ornament = field.parentElement
    ? Number.parseFloat(getComputedStyle(field.parentElement, '::after').width) || 0
    : 0;
  const isRightToLeft = getComputedStyle(field).direction === 'rtl';
  return { top, height, width, left: isRightToLeft ? left + ornament : right - width - ornament };
}

function inPixels(place: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(place).map(([side, length]) => [side, `${length}px`]));
}
