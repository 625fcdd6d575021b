import { inView } from '@portico/kernel/dom';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EmailState } from '../../browser/EmailIndicatorModule.ts';

const BLOCK = 'apbct-check_email_exist';
const CLASSES = { loading: 'load', good: 'good_email', bad: 'bad_email' } as const;
const WIDTH_TO_HEIGHT = 1.2;
/** More than the height of its text. */
const NEAR = '300px';
const FOLLOWING = { capture: true, passive: true };

export interface EmailIndicatorViewProps {
  readonly field: HTMLInputElement;
  readonly state: EmailState;
  /** Placed after the field's parent in the page. */
  readonly host: HTMLElement;
}

/** An icon at the end of an email field; its text is shown on hover or focus. */
export function EmailIndicatorView({ field, state, host }: EmailIndicatorViewProps) {
  const place = usePlace(field);
  const [isOpen, setIsOpen] = useState(false);
  const text = state.kind === 'loading' ? '' : state.text;
  return createPortal(
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the text is read out at once; pointing only shows it. */}
      <div
        id={`${BLOCK}-block`}
        className={`portico-moved ${BLOCK}-block ${BLOCK}-${CLASSES[state.kind]}`}
        style={place}
        onMouseEnter={() => setIsOpen(true)}
        onMouseLeave={() => setIsOpen(false)}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
      />
      <div
        id={`${BLOCK}-popup_description`}
        className={`portico-moved ${BLOCK}-popup_description`}
        data-open={isOpen && text !== '' ? '' : undefined}
        role="status"
        style={{
          ...popupPlace(place),
          ...(text && { color: state.kind === 'good' ? '#1C7129' : '#E01111' }),
        }}
      >
        {text}
      </div>
    </>,
    host,
  );
}

function popupPlace({ top, left, height, width }: CSSProperties): CSSProperties {
  return { top: Number(top) + Number(height), right: `calc(100vw - ${Number(left) + Number(width)}px)` };
}

/** Over the end of the field, wherever scrolling, resizing or the form's own messages move it. */
function usePlace(field: HTMLInputElement): CSSProperties {
  const [place, setPlace] = useState(() => placeOf(field));
  useLayoutEffect(() => {
    const view = field.ownerDocument.defaultView ?? window;
    let isNear = true;
    const move = (): void => setPlace({ ...placeOf(field), visibility: isNear ? undefined : 'hidden' });
    move();
    view.addEventListener('resize', move);
    const form = field.closest('form.wpcf7-form, form.hp-form--user-register');
    const changes = new MutationObserver(move);
    if (form) changes.observe(form, { childList: true, subtree: true });
    // With its field out of sight it does not follow, nor stay behind: each step would lay the page out for nobody.
    // What scrolls beside the field does not move it.
    const onScroll = ({ target }: Event): void => {
      if (target instanceof Node && target.contains(field)) move();
    };
    const follow = ({ isIntersecting }: IntersectionObserverEntry): void => {
      isNear = isIntersecting;
      if (isNear) view.addEventListener('scroll', onScroll, FOLLOWING);
      else view.removeEventListener('scroll', onScroll, FOLLOWING);
      move();
    };
    const stopWatching = inView(field, follow, { rootMargin: NEAR });
    return () => {
      stopWatching();
      view.removeEventListener('scroll', onScroll, FOLLOWING);
      view.removeEventListener('resize', move);
      changes.disconnect();
    };
  }, [field]);
  return place;
}

function placeOf(field: HTMLInputElement): CSSProperties {
  const { top, left, right, height } = field.getBoundingClientRect();
  const width = height * WIDTH_TO_HEIGHT;
  const style = getComputedStyle(field);
  const ornament = field.parentElement
    ? Number.parseFloat(getComputedStyle(field.parentElement, '::after').width) || 0
    : 0;
  return {
    position: 'fixed',
    top,
    height,
    width,
    left: style.direction === 'rtl' ? left + ornament : right - width - ornament,
  };
}
